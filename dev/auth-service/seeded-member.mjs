// @ts-check
// Plain JavaScript: commands show this before packages are installed.

/** Member account of every new database. */
export const SEEDED_MEMBER = {
  email: 'member@home.example',
  password: 'canyon-line-member',
};
