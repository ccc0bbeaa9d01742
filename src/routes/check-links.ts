import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { contentError } from '#src/queries/content-error.ts';
import { ENGLISH } from '#src/queries/translation-files.ts';
import { answerLink, paths } from './paths.ts';
import { ROUTES } from './route-table.ts';

interface Text {
  readonly slug: string;
  readonly html: string;
}

/** The content that has links. */
interface LinkedContent {
  readonly faq: readonly {
    readonly slug: string;
    readonly questions: readonly {
      readonly id: string;
      readonly link?: { readonly href: string } | undefined;
    }[];
  }[];
  readonly services: readonly Text[];
  readonly cities: readonly Text[];
  readonly legal: readonly Text[];
}

const linksIn = ({ html }: Text) =>
  [...html.matchAll(/ href="([^"]*)"/g)].flatMap(([, href]) => href ?? []);

/**
 * Checks that links in texts lead to pages and questions of this site, which an owner may have removed.
 *
 * @throws Error that names the file.
 */
export function checkLinks({ faq, services, cities, legal }: LinkedContent): void {
  const pages = new Set<string>([
    ...Object.values(ROUTES).map((route) => route[DEFAULT_LOCALE]),
    ...services.map(({ slug }) => paths.service(slug)),
    ...cities.map(({ slug }) => paths.city(slug)),
  ]);
  const answers = new Set(
    faq.flatMap(({ questions }) => questions.map(({ id }) => answerLink({ page: 'faq', id }))),
  );
  const require = (href: string, where: string) => {
    const [path = ''] = href.split('#');
    const leadsToAnswer = path === paths.faq && href !== path;
    if (path === '' || !path.startsWith('/')) return;
    if (leadsToAnswer ? answers.has(href) : pages.has(path)) return;
    throw contentError(
      `${ENGLISH}/${where}: no page of this site has the address '${href}': correct the link, or remove it`,
    );
  };
  for (const { slug, questions } of faq)
    for (const { id, link } of questions)
      if (link) require(link.href, `faq/${slug}.yaml: question '${id}'`);
  for (const [folder, texts] of Object.entries({ services, cities, legal }))
    for (const text of texts)
      for (const href of linksIn(text)) require(href, `${folder}/${text.slug}.md`);
}
