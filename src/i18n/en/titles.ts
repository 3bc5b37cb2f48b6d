/** Of the pages and modals that come in files of their own: each is shown before its file is there. `common` has the others. */
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
} as const;
