/** Examples in the API's description: requests of staff about messages and mails. */
export const staffMessageExamples: Readonly<Record<string, readonly unknown[]>> = {
  MessageActRequest: [{ version: 2 }],
  AssignMessageRequest: [{ to: 5, version: 1 }],
  AnswerMessageRequest: [{ text: 'Bonjour, la fonction principale.', close: true, version: 2 }],
  NoteMessageRequest: [{ text: 'Voir avec la commission.' }],
  MailPreviewRequest: [{ text: 'Le service des emplois' }],
  RetryJobsRequest: [{ ids: ['pdf.4f0c2b1e-1111-4222-8333-944445555666_render-document-when-print-requested'] }],
  RetryMailsRequest: [{ ids: [7, 8] }],
};
