/** What staff write: articles before publication, answer templates, conversations. */
import type { Act, ReadyAct, Trace } from './act.js';
import { FAR_FUTURE, type Stage } from './stage.js';

const ARTICLES = '/admin/articles';
const TEMPLATES = '/admin/answer-templates';

const anArticle = (title: string): object => ({
  theme: null,
  type: 'actualite',
  title,
  summary: 'Résumé',
  body: '<p>Un</p>',
});
const articleThat = (state: string, id: number): Trace => [
  `select from content_article where id = $1 and ${state}`,
  id,
];
const messageThat = (state: string, id: number): Trace => [
  `select from contact_message where id = $1 and ${state}`,
  id,
];

async function write(stage: Stage): Promise<number> {
  return stage.record(stage.people.staff, ARTICLES, anArticle(stage.aValue()));
}

async function publish(stage: Stage, dates: object = {}): Promise<number> {
  const id = await write(stage);
  await stage.ask(stage.people.staff, `${ARTICLES}/${id}/publish`, dates);
  return id;
}

async function aTemplate(stage: Stage): Promise<number> {
  return stage.record(stage.people.staff, TEMPLATES, { title: stage.aValue(), body: 'Voir la page.' });
}

async function aMessage(stage: Stage): Promise<number> {
  return stage.id(
    `insert into contact_message (name, email, subject, message, created_at)
     values ('Anne Prigent', $1, 'Adhésion', 'Comment adhérer ?', now()) returning id`,
    `${stage.aValue()}@panne.example`,
  );
}

/** For one article or message. */
const asStaff = (
  stage: Stage,
  path: string,
  body: object,
  leaves: Trace,
): Pick<ReadyAct, 'by' | 'path' | 'body' | 'leaves'> => ({ by: stage.people.staff, path, body, leaves });

export const contentActs: readonly Act[] = [
  {
    name: 'create-record',
    command: 'RestWriter.create',
    prepare: async (stage) => {
      const title = stage.aValue();
      return asStaff(stage, ARTICLES, anArticle(title), ['select from content_article where title = $1', title]);
    },
  },
  {
    name: 'update-record',
    command: 'RestWriter.update',
    prepare: async (stage) => {
      const id = await aTemplate(stage);
      const leaves: Trace = [`select from answer_template where id = $1 and body = 'Voir ailleurs.'`, id];
      return { ...asStaff(stage, `${TEMPLATES}/${id}`, { body: 'Voir ailleurs.' }, leaves), method: 'PUT' };
    },
  },
  {
    name: 'remove-record',
    command: 'RestWriter.remove',
    prepare: async (stage) => {
      const id = await aTemplate(stage);
      const leaves: Trace = ['select where not exists (select from answer_template where id = $1)', id];
      return { by: stage.people.staff, path: `${TEMPLATES}/${id}`, method: 'DELETE', leaves };
    },
  },
  {
    name: 'publish-content',
    command: 'PublishContent',
    prepare: async (stage) => {
      const id = await write(stage);
      return asStaff(stage, `${ARTICLES}/${id}/publish`, {}, articleThat(`state = 'published'`, id));
    },
  },
  {
    name: 'archive-content',
    command: 'ArchiveContent',
    prepare: async (stage) => {
      const id = await publish(stage);
      return asStaff(stage, `${ARTICLES}/${id}/archive`, {}, articleThat(`state = 'archived'`, id));
    },
  },
  {
    name: 'unpublish-content',
    command: 'UnpublishContent',
    prepare: async (stage) => {
      const id = await publish(stage);
      return asStaff(stage, `${ARTICLES}/${id}/unpublish`, {}, articleThat(`state = 'draft'`, id));
    },
  },
  {
    name: 'cancel-schedule',
    command: 'CancelSchedule',
    prepare: async (stage) => {
      const id = await publish(stage, { opens_at: `${FAR_FUTURE}T08:00:00.000Z` });
      return asStaff(stage, `${ARTICLES}/${id}/unschedule`, {}, articleThat(`state = 'draft'`, id));
    },
  },
  {
    name: 'publish-contents',
    command: 'PublishContents',
    prepare: async (stage) => {
      const id = await write(stage);
      return asStaff(stage, `${ARTICLES}/publish`, { ids: [id] }, articleThat(`state = 'published'`, id));
    },
  },
  {
    name: 'archive-contents',
    command: 'ArchiveContents',
    prepare: async (stage) => {
      const id = await publish(stage);
      return asStaff(stage, `${ARTICLES}/archive`, { ids: [id] }, articleThat(`state = 'archived'`, id));
    },
  },
  {
    name: 'restore-content',
    command: 'RestoreContent',
    prepare: async (stage) => {
      const id = await write(stage);
      await stage.ask(stage.people.staff, `${ARTICLES}/${id}`, { title: 'Autre titre', version: 1 }, 'PUT');
      const leaves = articleThat(`title <> 'Autre titre'`, id);
      return asStaff(stage, `${ARTICLES}/${id}/restore`, { from: 1 }, leaves);
    },
  },
  {
    name: 'keep-working-copy',
    command: 'KeepWorkingCopy',
    silentlyIn: 'content_draft',
    prepare: async (stage) => {
      const id = await write(stage);
      const body = { base_version: 1, content: { title: 'À moitié' } };
      const leaves: Trace = [`select from content_draft where kind = 'articles' and record_id = $1`, id];
      return asStaff(stage, `${ARTICLES}/${id}/draft`, body, leaves);
    },
  },
  {
    name: 'drop-working-copy',
    command: 'DropWorkingCopy',
    silentlyIn: 'content_draft',
    prepare: async (stage) => {
      const id = await write(stage);
      const copy = { base_version: 1, content: { title: 'À moitié' } };
      await stage.ask(stage.people.staff, `${ARTICLES}/${id}/draft`, copy);
      const leaves: Trace = [
        `select where not exists (select from content_draft where kind = 'articles' and record_id = $1)`,
        id,
      ];
      return asStaff(stage, `${ARTICLES}/${id}/draft/discard`, {}, leaves);
    },
  },
  {
    name: 'send-member-message',
    command: 'SendMemberMessage',
    prepare: async (stage) => {
      const { client } = await stage.aHead();
      const subject = stage.aValue();
      const leaves: Trace = ['select from contact_message where subject = $1', subject];
      return { by: client, path: '/v1/user/options', body: { subject, message: 'Une question.' }, leaves };
    },
  },
  {
    name: 'send-public-message',
    command: 'SendPublicMessage',
    prepare: async (stage) => {
      const subject = stage.aValue();
      const body = { name: 'Anne Prigent', email: `${subject}@panne.example`, subject, message: 'Comment adhérer ?' };
      const leaves: Trace = ['select from contact_message where subject = $1', subject];
      return { by: stage.anybody, path: '/v1/user/options/contact', body, leaves };
    },
  },
  {
    name: 'assign-message',
    command: 'AssignMessage',
    prepare: async (stage) => {
      const id = await aMessage(stage);
      const { id: to } = await stage.aColleague();
      const leaves = messageThat('assigned_to is not null', id);
      return asStaff(stage, `/admin/messages/${id}/assign`, { to }, leaves);
    },
  },
  {
    name: 'answer-message',
    command: 'AnswerMessage',
    prepare: async (stage) => {
      const id = await aMessage(stage);
      const leaves = messageThat('answered_at is not null', id);
      return asStaff(stage, `/admin/messages/${id}/answer`, { text: 'Par le formulaire.' }, leaves);
    },
  },
  {
    name: 'note-message',
    command: 'NoteMessage',
    prepare: async (stage) => {
      const id = await aMessage(stage);
      const leaves: Trace = ['select from contact_entry where message_id = $1', id];
      return asStaff(stage, `/admin/messages/${id}/note`, { text: 'À voir.' }, leaves);
    },
  },
  {
    name: 'close-message',
    command: 'CloseMessage',
    prepare: async (stage) => {
      const id = await aMessage(stage);
      return asStaff(stage, `/admin/messages/${id}/close`, {}, messageThat(`state = 'closed'`, id));
    },
  },
  {
    name: 'reopen-message',
    command: 'ReopenMessage',
    prepare: async (stage) => {
      const id = await aMessage(stage);
      await stage.ask(stage.people.staff, `/admin/messages/${id}/close`, {});
      return asStaff(stage, `/admin/messages/${id}/reopen`, {}, messageThat(`state = 'open'`, id));
    },
  },
];
