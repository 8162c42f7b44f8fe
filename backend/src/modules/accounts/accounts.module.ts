import { Global, Module, type Provider } from '@nestjs/common';
import { IdentityProof } from '../../platform/access/identity-proof.js';
import { RuleOfTwo } from '../../platform/access/rule-of-two.js';
import { SessionLookup } from '../../platform/access/session-lookup.js';
import type { Config } from '../../platform/config/config.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { CONFIG } from '../../platform/kernel.module.js';
import { AdminOpening, AccountOpening, AssociatedInvitation, StaffInvitation } from './commands/account-opening.js';
import { accountDeletionCommands } from './commands/account-deletion.command.js';
import { AccountErasure, DeletionPlan } from './commands/deletion-plan.js';
import { accountRequestCommands } from './commands/account-request.command.js';
import { associatedCommands } from './commands/associated.command.js';
import { closeSessionCommands, OpenSessionByCodeHandler, OpenSessionHandler } from './commands/open-session.command.js';
import { DemoAccounts } from './commands/demo-accounts.js';
import { establishmentChangeCommands } from './commands/establishment-change.command.js';
import { emailChangeCommands } from './commands/email-change.command.js';
import { furtherAccountCommands } from './commands/further-account.command.js';
import { handoverCommands } from './commands/handover.command.js';
import { LinkService } from './commands/link-service.js';
import { CodeProof, PasswordProof, SessionIdentityProof } from './commands/code-proof.js';
import { NewPasswords, PasswordChange } from './commands/password-change.js';
import { ownAccountCommands } from './commands/own-account.command.js';
import { passwordCommands } from './commands/password.command.js';
import { registrationCommands } from './commands/registration.command.js';
import { secondStepCommands } from './commands/second-step.command.js';
import { staffTeamCommands } from './commands/staff-team.command.js';
import { SignInLog } from './commands/sign-in-log.js';
import { StaffAccountWork } from './commands/staff-account-work.js';
import { switchEstablishmentCommands } from './commands/switch-establishment.command.js';
import { staffAccountsCommands } from './commands/staff-accounts.command.js';
import { Succession } from './commands/succession.js';
import {
  AcceptanceController,
  ActivationController,
  EmailChangeController,
  PasswordController,
  RegistrationController,
} from './http/links.controller.js';
import { AccountRequestsResource } from './http/account-requests.resource.js';
import { AccountsResource } from './http/accounts.resource.js';
import { AssociatedController } from './http/associated.controller.js';
import { EstablishmentsResource } from './http/establishments.resource.js';
import { HandoverController, DeletionController } from './http/deletion.controller.js';
import { OwnAccountController, SessionsController, UserController } from './http/own-account.controller.js';
import { OwnEstablishmentsController } from './http/own-establishments.controller.js';
import { SecondStepController } from './http/second-step.controller.js';
import { StaffTeamResource } from './http/staff-team.resource.js';
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
import { PersonAccounts } from './persistence/person-accounts.js';
import { PublicRequests } from './persistence/public-requests.js';
import { SqlRuleOfTwo } from './persistence/sql-rule-of-two.js';
import { SqlSessionLookup } from './persistence/sql-session-lookup.js';
import { Sessions } from './persistence/sessions.js';
import { checkLinkQueries, describeHandoverQueries, describeDeletionQueries } from './queries/check-link.query.js';
import { listAssociatedQueries } from './queries/list-associated.query.js';
import { listInvitationsQueries } from './queries/list-invitations.query.js';
import { listSessionsQueries } from './queries/list-sessions.query.js';
import { getSecondStepQueries, getUserQueries } from './queries/get-user.query.js';

/** The providers that both processes need to change accounts. */
const service: Provider[] = [
  AccountOpening,
  Succession,
  Accounts,
  AccountRequests,
  DeferredInvitations,
  Establishments,
  KnownNetworks,
  MailTokens,
  PersonAccounts,
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
    OwnEstablishmentsController,
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
    ...switchEstablishmentCommands,
    ...furtherAccountCommands,
    ...listInvitationsQueries,
    ...passwordCommands,
    ...ownAccountCommands,
    ...emailChangeCommands,
    ...establishmentChangeCommands,
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
