import { Global, Module, type Provider } from '@nestjs/common';
import { IdentityProof } from '../../platform/access/identity-proof.js';
import { RuleOfTwo } from '../../platform/access/rule-of-two.js';
import { SessionLookup } from '../../platform/access/session-lookup.js';
import type { Config } from '../../platform/config/config.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { CONFIG } from '../../platform/kernel.module.js';
import { AdminOpening } from './commands/admin-opening.js';
import { accountDeletionCommands } from './commands/account-deletion.command.js';
import { AccountErasure } from './commands/account-erasure.js';
import { accountRequestCommands } from './commands/account-request.command.js';
import { AccountOpening } from './commands/account-opening.js';
import { associatedCommands } from './commands/associated.command.js';
import { AssociatedInvitation } from './commands/associated-invitation.js';
import { closeSessionCommands } from './commands/close-session.command.js';
import { DemoAccounts } from './commands/demo-accounts.js';
import { emailChangeCommands } from './commands/email-change.command.js';
import { DeletionPlan } from './commands/deletion-plan.js';
import { handoverCommands } from './commands/handover.command.js';
import { LinkService } from './commands/link-service.js';
import { CodeProof } from './commands/code-proof.js';
import { NewPasswords } from './commands/new-passwords.js';
import { OpenSessionByCodeHandler, OpenSessionHandler } from './commands/open-session.command.js';
import { ownAccountCommands } from './commands/own-account.command.js';
import { PasswordChange } from './commands/password-change.js';
import { PasswordProof } from './commands/password-proof.js';
import { passwordCommands } from './commands/password.command.js';
import { registrationCommands } from './commands/registration.command.js';
import { secondStepCommands } from './commands/second-step.command.js';
import { StaffInvitation } from './commands/staff-invitation.js';
import { staffTeamCommands } from './commands/staff-team.command.js';
import { SessionIdentityProof } from './commands/session-identity-proof.js';
import { SignInLog } from './commands/sign-in-log.js';
import { StaffAccountWork } from './commands/staff-account-work.js';
import { staffAccountsCommands } from './commands/staff-accounts.command.js';
import { Succession } from './commands/succession.js';
import { AcceptanceController } from './http/acceptance.controller.js';
import { AccountRequestsResource } from './http/account-requests.resource.js';
import { AccountsResource } from './http/accounts.resource.js';
import { ActivationController } from './http/activation.controller.js';
import { AssociatedController } from './http/associated.controller.js';
import { EmailChangeController } from './http/email-change.controller.js';
import { EstablishmentsResource } from './http/establishments.resource.js';
import { HandoverController } from './http/handover.controller.js';
import { OwnAccountController } from './http/own-account.controller.js';
import { DeletionController } from './http/deletion.controller.js';
import { PasswordController } from './http/password.controller.js';
import { SecondStepController } from './http/second-step.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { StaffTeamResource } from './http/staff-team.resource.js';
import { RegistrationController } from './http/registration.controller.js';
import { UserController } from './http/user.controller.js';
import {
  AnswerRequestProcessor,
  HolderReply,
  PasswordResetReply,
  RegistrationReply,
} from './jobs/answer-request.processor.js';
import { SecondStepRenewal } from './jobs/second-step-renewal.js';
import { Argon2Passwords } from './persistence/argon2-passwords.js';
import { measureBreachedFile, BreachedFile } from './persistence/breached-file.js';
import { OtpCodes, SecondSteps } from './persistence/second-steps.js';
import { EstablishmentReader, Establishments } from './persistence/establishments.js';
import { AccountRequests } from './persistence/account-requests.js';
import { Accounts } from './persistence/accounts.js';
import { DeferredInvitations } from './persistence/deferred-invitations.js';
import { KnownNetworks } from './persistence/known-networks.js';
import { LoginLimits } from './persistence/login-limits.js';
import { MailTokens } from './persistence/mail-tokens.js';
import { PublicRequests } from './persistence/public-requests.js';
import { SqlRuleOfTwo } from './persistence/sql-rule-of-two.js';
import { SqlSessionLookup } from './persistence/sql-session-lookup.js';
import { Sessions } from './persistence/sessions.js';
import { checkLinkQueries } from './queries/check-link.query.js';
import { describeHandoverQueries } from './queries/describe-handover.query.js';
import { listAssociatedQueries } from './queries/list-associated.query.js';
import { listSessionsQueries } from './queries/list-sessions.query.js';
import { describeDeletionQueries } from './queries/describe-deletion.query.js';
import { getSecondStepQueries } from './queries/get-second-step.query.js';
import { getUserQueries } from './queries/get-user.query.js';

/** What both processes need to change accounts. */
const service: Provider[] = [
  AccountOpening,
  Succession,
  Accounts,
  AccountRequests,
  Establishments,
  KnownNetworks,
  MailTokens,
  PublicRequests,
  SecondSteps,
];

/** The API's half. */
@Global()
@Module({
  controllers: [
    UserController,
    ActivationController,
    PasswordController,
    OwnAccountController,
    EmailChangeController,
    AssociatedController,
    HandoverController,
    SessionsController,
    SecondStepController,
    DeletionController,
    RegistrationController,
    AcceptanceController,
    AccountRequestsResource,
    StaffTeamResource,
    AccountsResource,
    EstablishmentsResource,
  ],
  providers: [
    ...service,
    AccountErasure,
    DeletionPlan,
    LinkService,
    OpenSessionHandler,
    OpenSessionByCodeHandler,
    CodeProof,
    StaffInvitation,
    ...staffTeamCommands,
    ...secondStepCommands,
    ...getSecondStepQueries,
    SignInLog,
    PasswordProof,
    PasswordChange,
    NewPasswords,
    ...closeSessionCommands,
    ...passwordCommands,
    ...ownAccountCommands,
    ...emailChangeCommands,
    ...accountDeletionCommands,
    ...describeDeletionQueries,
    AssociatedInvitation,
    ...associatedCommands,
    ...handoverCommands,
    ...getUserQueries,
    ...checkLinkQueries,
    ...describeHandoverQueries,
    ...listAssociatedQueries,
    ...listSessionsQueries,
    StaffAccountWork,
    DemoAccounts,
    ...staffAccountsCommands,
    EstablishmentReader,
    ...registrationCommands,
    ...accountRequestCommands,
    DeferredInvitations,
    Sessions,
    OtpCodes,
    Argon2Passwords,
    {
      provide: BreachedFile,
      useFactory: ({ breachedPasswords }: Config, metrics: Metrics) => {
        measureBreachedFile(breachedPasswords, metrics);
        return new BreachedFile(breachedPasswords);
      },
      inject: [CONFIG, Metrics],
    },
    LoginLimits,
    { provide: IdentityProof, useClass: SessionIdentityProof },
    { provide: RuleOfTwo, useClass: SqlRuleOfTwo },
    { provide: SessionLookup, useClass: SqlSessionLookup },
  ],
  exports: [DemoAccounts, IdentityProof, RuleOfTwo, SessionLookup],
})
export class AccountsModule {}

/** The worker's half: answers public requests. */
@Module({
  providers: [
    ...service,
    AnswerRequestProcessor,
    HolderReply,
    PasswordResetReply,
    RegistrationReply,
    SecondStepRenewal,
  ],
})
export class AccountJobsModule {}

/** The operator's part: opens an admin's account when no admin is left. */
@Module({ providers: [...service, AdminOpening, StaffInvitation] })
export class AdminOpeningModule {}
