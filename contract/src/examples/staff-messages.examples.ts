/** What staff send about messages and mails. */
export const staffMessageExamples: Readonly<Record<string, readonly unknown[]>> = {
  MessageActRequest: [{ version: 2 }],
  AssignMessageRequest: [{ to: 5, version: 1 }],
  AnswerMessageRequest: [{ text: 'Bonjour, la fonction principale.', close: true, version: 2 }],
  NoteMessageRequest: [{ text: 'Voir avec la commission.' }],
  RetryMailsRequest: [{ ids: [7, 8] }],
};
