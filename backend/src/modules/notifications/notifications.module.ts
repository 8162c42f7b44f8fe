import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { requireSetting, type Config } from '../../platform/config/config.js';
import { projectPath } from '../../platform/config/paths.js';
import { CONFIG } from '../../platform/kernel.module.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { MailReader } from './persistence/mail-reader.js';
import { MailTemplates } from '../../platform/templates/index.js';
import { MailComposer } from './jobs/mail-composer.js';
import { SendMailProcessor } from './jobs/send-mail.processor.js';
import { retryMailCommands } from './commands/retry-mail.command.js';
import { MailPreviewController } from './http/mail-preview.controller.js';
import { MailsResource } from './http/mails.resource.js';
import { MailPreviews } from './mail-previews.js';
import { MailService } from './mail-service.js';
import { MailWordings } from './mail-wordings.js';
import { NewsLink } from './news-link.js';
import { GetMailContentHandler } from './queries/mail-content.query.js';

/** For both processes: the providers that post mails. */
@Global()
@Module({ providers: [MailService, MailWordings, NewsLink], exports: [MailService, MailWordings, NewsLink] })
export class NotificationsModule {}

const mailTemplates = { provide: MailTemplates, useFactory: () => new MailTemplates(projectPath('templates')) };

/** The API's half: staff look at them. */
@Module({
  controllers: [MailPreviewController, MailsResource],
  providers: [...retryMailCommands, GetMailContentHandler, MailPreviews, MailReader, mailTemplates],
  exports: [MailPreviews],
})
export class MailRoutesModule {}

/** The worker's half: writes and sends them. */
@Module({
  providers: [
    SendMailProcessor,
    MailComposer,
    mailTemplates,
    {
      provide: Mailer,
      useFactory: (config: Config) =>
        new Mailer({
          smtpUrl: requireSetting(config, 'smtpUrl'),
          from: config.mailFrom,
        }),
      inject: [CONFIG],
    },
  ],
})
export class MailSendingModule implements OnApplicationShutdown {
  constructor(@Inject(Mailer) private readonly mailer: Mailer) {}

  onApplicationShutdown(): void {
    this.mailer.close();
  }
}
