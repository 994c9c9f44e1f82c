/** Content of a file with credentials. */
export interface CredentialsText {
  readonly title: string;
  /** Address of the sign-in page. */
  readonly address: string;
  /** Login and password with their labels. */
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly direction: 'ltr' | 'rtl';
}

/** Returns the credentials as a text file. */
export function credentialsFile({ title, address, rows }: CredentialsText): File {
  const lines = [title, address, '', ...rows.map(([label, value]) => `${label}: ${value}`), ''];
  return new File([lines.join('\r\n')], 'account.txt', { type: 'text/plain;charset=utf-8' });
}

const WIDTH = 720;
const PAD = 48;
const LINE = 84;
const TOP = 150;
const INK = '#141a24';
const MUTED = '#5b6270';
const PAPER = '#ffffff';

/**
 * Returns the credentials as an image, dark on white in every mode, for a photo library or a printer.
 * @throws Error when the browser can't create images
 */
export async function credentialsImage({ title, address, rows, direction }: CredentialsText): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = TOP + rows.length * LINE + PAD;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const start = direction === 'rtl' ? WIDTH - PAD : PAD;
  const write = (text: string, y: number, font: string, color: string, own: CanvasDirection = direction) => {
    pen.direction = own;
    pen.textAlign = direction === 'rtl' ? 'right' : 'left';
    pen.font = font;
    pen.fillStyle = color;
    pen.fillText(text, start, y, WIDTH - 2 * PAD);
  };
  write(title, 72, '700 32px sans-serif', INK);
  write(address, 112, '22px sans-serif', MUTED, 'ltr');
  rows.forEach(([label, value], index) => {
    const y = TOP + index * LINE;
    write(label, y, '20px sans-serif', MUTED);
    // A password is left-to-right in every language.
    write(value, y + 38, '600 34px monospace', INK, 'ltr');
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be made.');
  return new File([blob], 'account.png', { type: 'image/png' });
}
