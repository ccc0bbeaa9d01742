import { brotliCompressSync, constants } from 'node:zlib';

/** @returns the size in bytes after Brotli compression; precompressed files have quality 11. */
export function brotliBytes(content: string | Buffer, quality = 11): number {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}
