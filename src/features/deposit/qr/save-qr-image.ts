import { downloadFile } from '../../../ui/download-file.ts';
import { contextOf } from '../../../ui/context-of.ts';

const side = 720;
/** A scanner needs a light margin around the code. */
const margin = 48;

const loaded = (address: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.onload = () => {
      resolve(image);
    };
    image.onerror = () => {
      reject(new Error('The picture cannot be drawn'));
    };
    image.src = address;
  });

/** `qr-WW-500.00.png` */
export const qrFileName = (bankCode: string, amount: string): string =>
  `qr-${bankCode}-${amount}.png`.replace(/[^\w.-]/g, '_');

interface QrImage {
  /** The address of the code's picture. */
  address: string;
  /** The lines below the code; the first one is bold. */
  lines: readonly string[];
}

const firstLine = { height: 72, font: 'bold 52px system-ui, sans-serif' };
const otherLine = { height: 52, font: '32px system-ui, sans-serif' };

/** Draws the code as a PNG that bank apps can read, and downloads it (B-06). Rejects if it cannot be drawn. */
export async function saveQrImage({ address, lines }: QrImage, name: string): Promise<void> {
  const image = await loaded(address);
  const canvas = document.createElement('canvas');
  const looks = lines.map((_line, index) => (index === 0 ? firstLine : otherLine));
  canvas.width = side;
  canvas.height = looks.reduce((sum, { height }) => sum + height, side + margin);
  const context = contextOf(canvas);
  if (!context) throw new Error('No canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingEnabled = false;
  const room = side - 2 * margin;
  const scale = room / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
  context.fillStyle = 'black';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  let top = side;
  for (const [index, look] of looks.entries()) {
    context.font = look.font;
    context.fillText(lines[index] ?? '', side / 2, top + look.height / 2, room);
    top += look.height;
  }
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!file) throw new Error('The picture cannot be read back');
  downloadFile(name, file);
}
