import { Global, Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/kernel.module.js';
import { HttpFederationDirectory } from './federation/http-federation-directory.js';
import { AbsentDirectory, ShippedDirectory } from './federation/shipped-directory.js';
import { CompanyController, DirectoryController } from './http/directory.controller.js';
import { CompanyCache } from './persistence/company-cache.js';
import { DirectoryCache } from './persistence/directory-cache.js';
import { FederationDirectory } from './queries/federation-directory.port.js';
import { FindCompanyHandler } from './queries/find-company.query.js';
import { KeptDirectory } from './queries/kept-directory.js';
import { KnownCompanies } from './queries/known-companies.js';
import { readDirectoryQueries } from './queries/read-directory.query.js';
import { HttpCompanyRegister } from './register/http-company-register.js';

function boundDirectory({ directoryUrl, demo }: Config, cache: DirectoryCache, clock: Clock): FederationDirectory {
  if (directoryUrl !== undefined) return new KeptDirectory(new HttpFederationDirectory(directoryUrl), cache, clock);
  return demo ? new ShippedDirectory() : new AbsentDirectory();
}

@Global()
@Module({
  controllers: [CompanyController, DirectoryController],
  providers: [
    FindCompanyHandler,
    ...readDirectoryQueries,
    KnownCompanies,
    CompanyCache,
    DirectoryCache,
    {
      provide: HttpCompanyRegister,
      useFactory: ({ companyRegisterUrl }: Config) => new HttpCompanyRegister(companyRegisterUrl),
      inject: [CONFIG],
    },
    { provide: FederationDirectory, useFactory: boundDirectory, inject: [CONFIG, DirectoryCache, Clock] },
  ],
  exports: [KnownCompanies],
})
export class DirectoryModule {}
