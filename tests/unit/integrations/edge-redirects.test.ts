import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withBuiltPages } from '#src/integrations/edge-redirects.ts';
import { paths } from '#src/routes/paths.ts';

const shipped = readFileSync('public/_redirects', 'utf8');
const pages = [paths.home, paths.services, paths.service('a'), paths.service('b'), paths.city('c')];

describe('rules of the edge host', () => {
  it('ROUTE-12 built services answer for themselves, before the rule for unknown ones', () => {
    const own = withBuiltPages(shipped, pages).split('\n').slice(0, 2);
    expect(own).toEqual(['/services/a /services/a 200', '/services/b /services/b 200']);
    expect(withBuiltPages(shipped, pages)).toContain(shipped);
  });

  it('no rule is added where nothing would be swallowed', () => {
    expect(withBuiltPages('/a/:b /c 301\n# /x/:y /z 200\n', ['/a/1', '/x/1'])).toBe(
      '/a/:b /c 301\n# /x/:y /z 200\n',
    );
  });
});
