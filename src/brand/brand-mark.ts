/**
 * Brand mark: an elbow of pipe between two joints, as one stroked path on a 48 x 48 grid.
 * Logo, favicon, touch icons and share images use this path.
 */
export const BRAND_MARK = {
  size: 48,
  strokeWidth: 6,
  path: 'M4 12h14q12 0 12 12t12 12h2M4 5v14M44 29v14',
} as const;

/**
 * Color tokens of src/styles/theme.css (light theme, sRGB) for places without style sheets: images,
 * icons and the browser's own interface.
 */
export const BRAND_COLORS = {
  page: '#f6fcfb',
  pageDark: '#08161b',
  deep: '#002c36',
  onDeep: '#eef7f7',
  muted: '#bccfd1',
  accent: '#f9b134',
  brandOnDeep: '#84dce0',
  waterOnDeep: '#073945',
  landOnDeep: '#125461',
} as const;
