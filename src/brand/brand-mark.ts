/**
 * Brand mark: an elbow of pipe between two joints, as one stroked path on a 48 x 48 grid.
 * Logo, favicon, touch icons and share images use this path.
 */
export const BRAND_MARK = {
  size: 48,
  strokeWidth: 6,
  path: 'M4 12h14q12 0 12 12t12 12h2M4 5v14M44 29v14',
} as const;
