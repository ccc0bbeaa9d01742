import { brotliCompressSync, constants } from 'node:zlib';

/** The edge host compresses while it sends, at about this quality. */
const HOST_QUALITY = 4;

/** @returns the size in bytes as the host sends a page, or at another quality */
export function brotliBytes(content: string | Buffer, quality = HOST_QUALITY): number {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}
