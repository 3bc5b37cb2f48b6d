export interface Payload {
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly bytes: Buffer;
}

const boundary = 'drift-4f1c7a9e2b60d835';

export const jsonPayload = (value: unknown): Payload => ({
  contentType: 'application/json',
  bytes: Buffer.from(JSON.stringify(value)),
});

/** A form with the same bytes in every run. */
export function formPayload(parts: readonly Part[]): Payload {
  const chunks = parts.flatMap(({ name, fileName, type, bytes }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n`;
    return [
      Buffer.from(`${head}${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ];
  });
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** The smallest files of each type, with bytes that are not valid text. */
const files: Readonly<Record<string, { extension: string; base64: string }>> = {
  'image/png': {
    extension: 'png',
    base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  },
  'image/gif': { extension: 'gif', base64: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
  'image/jpeg': { extension: 'jpg', base64: '/9j/4AAQSkZJRgABAQEASABIAAD/2Q==' },
  'image/webp': { extension: 'webp', base64: 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==' },
  'video/mp4': { extension: 'mp4', base64: 'AAAAGGZ0eXBtcDQyAAAAAG1wNDJpc29tAAAACG1kYXT/' },
  'video/quicktime': { extension: 'mov', base64: 'AAAAFGZ0eXBxdCAgAAAAAHF0ICAAAAAIbWRhdP8=' },
};

export function filePart(name: string, type: string): Part {
  const { extension, base64 } = files[type] ?? { extension: 'bin', base64: 'AP/+gA==' };
  return { name, fileName: `drift.${extension}`, type, bytes: Buffer.from(base64, 'base64') };
}
