import { brotliCompressSync, constants } from 'node:zlib';

/** @returns how many bytes a file has on the line, as compressed ahead of time (quality 11). */
export function brotliBytes(content: string | Buffer, quality = 11): number {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}
