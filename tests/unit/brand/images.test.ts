import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { cachedFile } from '#src/brand/file-cache.ts';
import { APP_ICONS, icoFile, iconPng } from '#src/brand/mark-images.ts';
import { workInEmptyFolder } from '#tests/support/folders.ts';

describe('cachedFile', () => {
  workInEmptyFolder();

  test('draws once for each key', async () => {
    const make = vi.fn(() => Promise.resolve(Buffer.from('drawn')));
    const results = [
      await cachedFile('.', 'a', make),
      await cachedFile('.', 'a', make),
      await cachedFile('.', 'b', make),
    ];
    expect(results.map(String)).toEqual(['drawn', 'drawn', 'drawn']);
    expect(make).toHaveBeenCalledTimes(2);
    expect(readdirSync('.')).toHaveLength(2);
  });

  test('does not cache a failed drawing', async () => {
    await expect(cachedFile('.', 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync('.')).toEqual([]);
  });
});

describe('icons', () => {
  test.each(APP_ICONS)('$name is a PNG of $size pixels', async ({ size, shape }) => {
    const { format, width, height } = await sharp(await iconPng({ size, shape })).metadata();
    expect([format, width, height]).toEqual(['png', size, size]);
  });

  test('a maskable icon is fully opaque', async () => {
    const png = await iconPng({ size: 512, shape: 'maskable' });
    expect((await sharp(png).stats()).isOpaque).toBe(true);
  });

  test('icoFile writes the size and the offset of its image', () => {
    const ico = icoFile(Buffer.from('png!'), 32);
    expect(ico.readUInt16LE(2)).toBe(1);
    expect(ico.readUInt8(6)).toBe(32);
    expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe('png!');
    expect(ico.readUInt32LE(14)).toBe(4);
  });
});
