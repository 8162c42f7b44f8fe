/** Examples in the API's description: accounts that staff open, and acts on several accounts or mails. */
export const openedAccountExamples: Readonly<Record<string, readonly unknown[]>> = {
  OpenAccount: [
    {
      siret: '77500000300019',
      company_name: 'Lycée agricole privé des Trois Rivières',
      user_address: '1 rue des Champs, 35000 Rennes',
      user_email: 'direction@lycee.example',
      user_firstname: 'Claire',
      user_lastname: 'Morvan',
      beside: 'associated',
    },
  ],
  ChangeAccountEmail: [{ user_email: 'direction@lycee.example' }],
  SuspendAccounts: [{ ids: [3, 4], reason: 'Vous avez quitté l’établissement.' }],
  KeepList: [{ key: 'accounts.columns', value: '["last_sign_in_at"]' }],
  ResendMailsRequest: [{ ids: [7, 8] }],
  ResendActivations: [{ ids: [3, 4] }],
};
