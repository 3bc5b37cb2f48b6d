import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';

const framesPerSecond = 10;

export interface Film {
  elapsed(): number;
  /** Stops the recording and waits for the file. */
  end(): Promise<void>;
}

const input = `-loglevel error -y -f image2pipe -c:v mjpeg -framerate ${framesPerSecond} -i -`;

/** For each format that some browser needs: Safari plays H.264, browsers without licensed codecs play VP9. */
const formats = {
  webm: '-c:v libvpx-vp9 -crf 38 -b:v 0 -row-mt 1 -cpu-used 3 -pix_fmt yuv420p',
  mp4: '-c:v libx264 -crf 30 -preset slow -tune animation -pix_fmt yuv420p -movflags +faststart',
};

/** Shown where the page is tapped, for a moment before the tap. */
const finger =
  'width: 36px; height: 36px; border: 2px solid #1A1405; border-radius: 50%; background: rgb(242 193 78 / 70%)';

/** Records the browser's screencast of a page into `<file>.webm` and `<file>.mp4` with ffmpeg. Rejects when ffmpeg fails. */
export async function film(page: Page, file: string): Promise<Film> {
  const outputs = Object.entries(formats).flatMap(([ending, options]) => [...options.split(' '), `${file}.${ending}`]);
  const encoder = spawn('ffmpeg', [...input.split(' '), ...outputs], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(encoder, 'exit');
  let latest: Buffer | undefined;
  const size = page.viewportSize();
  await page.screencast.start({ onFrame: ({ data }) => (latest = data), quality: 90, ...(size && { size }) });
  await page.screencast.showActions({
    cursor: 'none',
    duration: 700,
    style: { point: finger, title: 'display: none' },
  });
  // The browser sends frames only after changes, so the last frame is repeated until the next.
  const began = performance.now();
  let written = 0;
  const elapsed = () => (performance.now() - began) / 1000;
  const timer = setInterval(() => {
    while (latest && written < elapsed() * framesPerSecond) {
      encoder.stdin.write(latest);
      written += 1;
    }
  }, 1000 / framesPerSecond);
  return {
    elapsed,
    async end() {
      clearInterval(timer);
      await page.screencast.stop();
      encoder.stdin.end();
      const [code] = (await ended) as [number | null]; // the arguments of Node's 'exit' event
      if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${file}`);
    },
  };
}
