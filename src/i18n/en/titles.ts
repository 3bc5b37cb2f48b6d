/**
 * Titles of the pages and modals in separate files, which are shown before the file is loaded. `common` has the others.
 */
export const titles = {
  register: 'Register',
  howTo: 'How to use',
  contact: 'Contact us',
  bonus: 'Bonus conditions',
  oneBonus: 'Bonus',
  wheel: 'Wheel',
  bankName: 'Edit bank account name',
  cancelBonus: 'Cancel bonus',
  conditions: 'Conditions of use',
  game: 'Game account',
  chooseGame: 'Choose a game account',
  invite: 'Invite friends',
  changePassword: 'Change password',
  promotion: 'Promotion',
  refund: 'Refund',
  slips: 'Upload status',
  uploadSlip: 'Upload slip',
} as const;
