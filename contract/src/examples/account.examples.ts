const user = {
  user_id: 1,
  user_email: 'direction@demo.example',
  user_firstname: 'Claire',
  user_lastname: 'Morvan',
  user_fullname: 'Claire Morvan',
  user_parent: 0,
  user_associated: false,
  user_visa: 1,
  user_address: '1 rue des Champs, 35000 Rennes',
  user_role: 'member',
  siret: '77500001100012',
  company_name: 'Maison familiale rurale du Haut Bocage',
  user_totp: 'off',
  user_suspended: false,
  user_deletion_on: null,
  user_establishments: [
    {
      user_id: 1,
      siret: '77500001100012',
      company_name: 'Maison familiale rurale du Haut Bocage',
      user_associated: false,
      user_visa: 1,
    },
  ],
} as const;

const associated = {
  user_id: 2,
  user_email: 'collaborateur@demo.example',
  user_firstname: 'Nadia',
  user_lastname: 'Ferrand',
  user_fullname: 'collaborateur',
  user_parent: 1,
  user_associated: true,
  user_visa: 1,
  state: 'active',
  invited_at: '2026-11-02T08:12:45.000Z',
  activated_at: '2026-11-02T09:30:00.000Z',
  link_expires_at: null,
  handover_until: null,
} as const;

const password = { user_password: 'Valorise!2026' };

/** Examples in the API's description: accounts, messages to the employer body, and the public register. */
export const accountExamples = {
  User: [user],
  Session: [{ token: 'mW2cH5nq0J8vYx1rT6bKpD3sZ9aLfQ4uEgX7oV0iRdM', user, siret: user.siret }],
  ActivatedSession: [
    {
      token: 'mW2cH5nq0J8vYx1rT6bKpD3sZ9aLfQ4uEgX7oV0iRdM',
      user,
      siret: user.siret,
      estimation: 'valor_c5=43&valor_c0=80&valor_data=1-3_2-2',
    },
  ],
  SignIn: [{ token: 'mW2cH5nq0J8vYx1rT6bKpD3sZ9aLfQ4uEgX7oV0iRdM', user, siret: user.siret }],
  LoginCodeRequest: [{ challenge: 'q0J8vYx1rT6bKpD3sZ9aLfQ4uEgX7oV0iRdMmW2cH5n', code: '287082' }],
  SecondStep: [{ state: 'on', since: '2026-11-20T09:30:00.000Z', codes_left: 10 }],
  SecondStepSetUp: [
    {
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Valorisation:admin%40demo.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Valorisation',
    },
  ],
  RecoveryCodes: [{ codes: ['k7m2x-4hq9p', 'w3tzb-8fj5n'] }],
  PrepareSecondStepRequest: [password],
  ConfirmSecondStepRequest: [{ code: '287082' }],
  SecondStepProof: [{ ...password, code: '287082' }],
  LoginRequest: [{ user_email: 'direction@demo.example', ...password }],
  OwnEstablishment: [...user.user_establishments],
  WaitingInvitation: [
    {
      invitation_id: 7,
      siret: '77500000300019',
      company_name: 'Lycée agricole privé des Trois Rivières',
      sent_at: '2026-11-20T09:30:00.000Z',
      ends_at: '2026-11-27T09:30:00.000Z',
    },
  ],
  EstablishmentRequest: [
    { siret: '77500000300019', company_name: 'CFA des Trois Rivières', user_address: '2 rue des Champs, 35000 Rennes' },
  ],
  OwnSession: [
    {
      session_id: 12,
      company_name: 'Maison familiale rurale du Haut Bocage',
      browser: 'Firefox',
      system: 'Windows',
      created_at: '2026-11-02T08:12:45.000Z',
      last_used_at: '2026-11-20T09:30:00.000Z',
      current: true,
    },
  ],
  CorrectAccountRequest: [
    { user_firstname: 'Claire', user_lastname: 'Morvan', user_address: '1 rue des Champs, 35000 Rennes' },
  ],
  ChangePasswordRequest: [{ ...password, user_new_password: 'Une phrase de passe, 2026 & suite' }],
  PasswordChanged: [{ changed: true }],
  ChangeEmailRequest: [{ user_email: 'nouvelle@demo.example', ...password }],
  NewEmail: [{ user_email: 'nouvelle@demo.example' }],
  ForgotPasswordRequest: [{ user_email: 'direction@demo.example' }],
  NewPasswordRequest: [password],
  PasswordReset: [{ reset: true }],
  UsableLink: [{ valid: true, user_email: 'd•••••••n@demo.example' }],
  MailSent: [{ sent: true }],
  RegistrationRequest: [
    {
      siret: '775 000 003 00019',
      company_name: 'Maison familiale des Coteaux',
      user_email: 'direction@lycee.example',
      user_firstname: 'Claire',
      user_lastname: 'Morvan',
      user_address: '1 rue des Champs, 35000 Rennes',
      estimation: 'valor_c5=43&valor_c0=80&valor_data=1-3_2-2',
      rgpd: true,
    },
  ],
  RegistrationPending: [{ status: 'pending' }],
  AcceptAccountRequest: [{ beside: 'associated' }],
  RefuseAccountRequest: [{ reason: 'SIRET d’un autre organisme.' }],
  AssociatedAccount: [associated],
  AssociatedPage: [{ data: [associated], total: 1, page: 1, lastPage: 1, perPage: 20 }],
  AddAssociatedRequest: [{ user_email: 'secretariat@demo.example', user_firstname: 'Nadia', user_lastname: 'Ferrand' }],
  AssociatedAdded: [{ user_id: 12, user_email: 'secretariat@demo.example', state: 'invited' }],
  AssociatedRemoved: [{ deleted: true }],
  ProposeHandoverRequest: [password],
  HandoverLink: [
    {
      valid: true,
      user_email: 'c•••••••••••r@demo.example',
      company_name: 'Maison familiale rurale du Haut Bocage',
      proposer_name: 'Claire Morvan',
    },
  ],
  HandoverWithdrawn: [{ withdrawn: true }],
  HandoverDone: [{ done: true }],
  DeletionRequest: [password],
  DeletionLinkSent: [{ sent: true }],
  Deletion: [
    {
      user_id: 1,
      user_email: 'direction@demo.example',
      user_fullname: 'Claire Morvan',
      user_associated: false,
      company_name: 'Maison familiale rurale du Haut Bocage',
      planned_on: null,
      goes_on: '2026-12-21',
      profiles: 12,
      valuations: 25,
      documents: 4,
      associated_accounts: 1,
    },
  ],
  DeletionDecision: [{ state: 'planned', on: '2026-12-21' }],
  MemberMessageRequest: [
    { subject: 'Une question de classement', message: 'Quelle fonction retenir pour l’accueil ?' },
  ],
  PublicMessageRequest: [
    {
      name: 'Camille Durand',
      email: 'camille.durand@exemple.fr',
      subject: 'Question de classement',
      message: 'Quelle fonction retenir pour l’accueil ?',
      website: '',
    },
  ],
  AttachAccount: [
    {
      siret: '77500000300019',
      company_name: 'CFA des Trois Rivières',
      user_address: '2 rue des Champs, 35000 Rennes',
      beside: 'associated',
    },
  ],
  AcceptAccountRequests: [{ ids: [3, 4], beside: 'associated' }],
  RefuseAccountRequests: [{ ids: [3, 4], reason: 'Ce SIRET n’est pas celui d’un établissement de la branche.' }],
  FixAmountRequest: [{ amount: 2150.5, reason: 'Décision de la commission paritaire du 12 novembre 2026.' }],
  SuspendAccount: [{ reason: 'Vous avez quitté l’établissement.' }],
  MessageSent: [{ sent: true }],
  Company: [
    {
      siret: '77500000300019',
      company_name: 'ASSOCIATION LYCEE AGRICOLE PRIVE EXEMPLE',
      company_address: '1 RUE DES CHAMPS 35000 RENNES',
      open: true,
      published: true,
      idcc_7520: true,
    },
  ],
};

const campaignAudience = { who: 'heads', departments: ['29', '35'], valuations: 'below-minimum', absent_days: null };

/** Examples in the API's description: campaigns, and requests of staff about messages and mails. */
export const staffMessageExamples: Readonly<Record<string, readonly unknown[]>> = {
  MessageActRequest: [{ version: 2 }],
  AssignMessageRequest: [{ to: 5, version: 1 }],
  AnswerMessageRequest: [{ text: 'Bonjour, la fonction principale.', close: true, version: 2 }],
  NoteMessageRequest: [{ text: 'Voir avec la commission.' }],
  CountAudienceRequest: [{ audience: campaignAudience, is_duty: false }],
  PreviewCampaignRequest: [{ subject: 'Rentrée', body: '<p>Bonjour.</p>', is_duty: false, account_id: 1 }],
  CampaignNotice: [{ notice_id: 9, subject: 'Rentrée', body: '<p>Bonjour.</p>' }],
  ScheduleCampaignRequest: [{ sends_at: '2027-01-04T07:00:00.000Z' }],
  NoticeRead: [{ read: true }],
  WeeklyMailChoice: [{ is_on: true }],
  NewsChoice: [{ refused: true }],
  MailPreviewRequest: [{ identity: { site_name: 'Emplois' } }],
  RetryJobsRequest: [{ ids: ['pdf.4f0c2b1e-1111-4222-8333-944445555666_render-document-when-print-requested'] }],
  RetryMailsRequest: [{ ids: [7, 8] }],
};
