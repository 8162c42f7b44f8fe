import { Global, Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/kernel.module.js';
import { CompanyController } from './http/company.controller.js';
import { SqlCompanyCache } from './persistence/sql-company-cache.js';
import { CompanyCache, CompanyRegister } from './queries/company-register.port.js';
import { FindCompanyHandler } from './queries/find-company.handler.js';
import { KnownCompanies } from './queries/known-companies.js';
import { HttpCompanyRegister } from './register/http-company-register.js';

@Global()
@Module({
  controllers: [CompanyController],
  providers: [
    FindCompanyHandler,
    KnownCompanies,
    { provide: CompanyCache, useClass: SqlCompanyCache },
    {
      provide: CompanyRegister,
      useFactory: ({ companyRegisterUrl }: Config) => new HttpCompanyRegister(companyRegisterUrl),
      inject: [CONFIG],
    },
  ],
  exports: [KnownCompanies],
})
export class DirectoryModule {}
