import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const EXIF = {
  IFD0: { Copyright: 'the photographer' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 8/1 0/1' },
};

/** Makes a JPEG photo with a place in its EXIF data. */
export async function makePhoto(width: number, height: number): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a"><stop stop-color="#9bc"/><stop offset="1" stop-color="#345"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/><circle cx="50%" cy="50%" r="20%" fill="#a65"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg().withExif(EXIF).toBuffer();
}

/** Makes a JPEG photo of 720 x 540 pixels of nothing but noise, which no encoder makes small. */
export async function makeNoise(): Promise<Buffer> {
  const raw = { width: 468, height: 351, channels: 3 } as const;
  const noise = randomBytes(raw.width * raw.height * raw.channels).map(
    (byte) => byte & 0x80 && 255,
  );
  return sharp(noise, { raw }).resize(720, 540, { kernel: 'nearest' }).jpeg().toBuffer();
}

/** A photo of 960 x 720 pixels in the format of iPhones, which no package of the project can write. */
export const heicPhoto = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAVZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAABegABAAAAAAAAAOwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRtAAAAAAABAAAA1mlwcnAAAAC3aXBjbwAAAHhodmNDAQNwAAAAkAAAAAAAXfAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAXboCQGEAAQArQgEBA3AAAAMAkAAAAwAAAwBdoAeCALRZbqSSmubgIaDAgAAADIAAAAMAhGIAAQAHRAHBcrBiQAAAABNjb2xybmNseAABAA0ABoAAAAAUaXNwZQAAAAAAAAPAAAAC0AAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgQIDBAAAAPRtZGF0AAAA6CgBrwQRhoE0kUTzzzjjoPx5OOvtujSnhSegRG/sE5nR3AphYmYAAAMAAAMAAAMBd6fo7gZgxT0AAAMAAAMAAAMAAEnAkw00wAAAAwAAAwAAAwAAAwCtgIcAAAMAAAMAAAMAAAMAAAMCsgAAAwAAAwAAAwAAAwAAAwCSgAAAAwAAAwAAAwAAAwAACwgAAAMAAAMAAAMAAAMAADNgAAADAAADAAADAAADAACcgAAAAwAAAwAAAwAAAwABWQAAAwAAAwAAAwAAAwAB9wAAAwAAAwAAAwAAAwADQgAAAwAAAwAAAwAAAwAAP2A=',
  'base64',
);
