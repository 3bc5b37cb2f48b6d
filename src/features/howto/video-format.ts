import { attempt } from '../../lib/attempt.ts';

const codecs = { webm: 'video/webm; codecs="vp9"', mp4: 'video/mp4; codecs="avc1.64001f"' };
type VideoFormat = keyof typeof codecs;
const formats: readonly VideoFormat[] = ['webm', 'mp4'];

/** The first format that this browser plays; undefined where it plays none. */
export function videoFormat(): VideoFormat | undefined {
  const video = document.createElement('video');
  return formats.find((format) => Boolean(attempt(() => video.canPlayType(codecs[format]))));
}
