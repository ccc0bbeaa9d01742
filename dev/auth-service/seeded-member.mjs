// @ts-check
/** The member of every fresh copy. Plain JavaScript, because it is shown before anything is installed. */
export const SEEDED_MEMBER = {
  email: 'member@canyonline.example',
  password: 'canyon-line-member',
};
