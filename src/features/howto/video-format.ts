import { attempt } from '../../lib/attempt.ts';

const codecs = { webm: 'video/webm; codecs="vp9"', mp4: 'video/mp4; codecs="avc1.64001f"' };
type VideoFormat = keyof typeof codecs;
const formats: readonly VideoFormat[] = ['webm', 'mp4'];

/** The first format that this browser plays; undefined where it plays none. */
export function videoFormat(): VideoFormat | undefined {
  const video = document.createElement('video');
  const plays = (codec: string) => {
    const answer: unknown = attempt(() => video.canPlayType(codec));
    return answer === 'probably' || answer === 'maybe';
  };
  return formats.find((format) => plays(codecs[format]));
}
