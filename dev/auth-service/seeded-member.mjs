// @ts-check
/** The member that every fresh copy knows; plain JavaScript, for it is shown before anything is installed. */
export const SEEDED_MEMBER = {
  email: 'member@canyonline.example',
  password: 'canyon-line-member',
};
