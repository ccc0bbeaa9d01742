import type { Locale } from '#src/domain/locale.ts';

/** Paths of a page, by language. */
export type Row = Readonly<Record<Locale, string>>;

/** Service with the steps for an emergency (EMERG-1). It is also shown for an unknown slug (ROUTE-12). */
export const EMERGENCY_SLUG = 'emergency-repairs';

/**
 * Path of every page in each language (section 2 of the specification, ES-1), without trailing slash
 * (ROUTE-15). A path with # is a section of another page, one with a dot a file.
 */
export const ROUTES = {
  home: { en: '/', es: '/es' },
  services: { en: '/services', es: '/es/servicios' },
  service: { en: '/services/[slug]', es: '/es/servicios/[slug]' },
  valveCard: { en: '/valve-card', es: '/es/tarjeta-de-llaves' },
  handyman: { en: '/plumbing-services', es: '/es/mantenimiento-del-hogar' },
  city: { en: '/service-areas/[slug]', es: '/es/zonas/[slug]' },
  cityNumbers: { en: '/service-areas/[slug].json', es: '/es/zonas/[slug].json' },
  unknownCity: { en: '/service-areas/404', es: '/es/zonas/404' },
  areas: { en: '/#areas', es: '/es/zonas' },
  calculator: { en: '/price-calculator', es: '/es/calculadora-de-precios' },
  faq: { en: '/faq', es: '/es/preguntas-frecuentes' },
  answers: { en: '/answers', es: '/es/respuestas' },
  privacy: { en: '/privacy-policy', es: '/es/aviso-de-privacidad' },
  terms: { en: '/terms-of-service', es: '/es/terminos-del-servicio' },
  login: { en: '/login', es: '/es/acceso' },
  offline: { en: '/offline', es: '/es/sin-conexion' },
  notFound: { en: '/404', es: '/es/404' },
  vcard: { en: '/contact.vcf', es: '/es/contacto.vcf' },
  manifest: { en: '/manifest.webmanifest', es: '/es/manifest.webmanifest' },
  picture: { en: '/pictures/[name].svg', es: '/pictures/es/[name].svg' },
} as const satisfies Readonly<Record<string, Row>>;

/** Name of a page, or of a kind of pages. */
export type PageName = keyof typeof ROUTES;

/** Slug of each service in each language but English, whose slug is the name of its file. */
export const SERVICE_SLUGS: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>> = {
  [EMERGENCY_SLUG]: { es: 'reparaciones-de-emergencia' },
  'pipe-drain-services': { es: 'tuberias-y-drenajes' },
  'water-heaters': { es: 'calentadores-de-agua' },
  'bathroom-plumbing': { es: 'plomeria-de-bano' },
  'kitchen-plumbing': { es: 'plomeria-de-cocina' },
  'preventive-maintenance': { es: 'mantenimiento-preventivo' },
};
