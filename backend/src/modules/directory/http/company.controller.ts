import { Controller, Get, Header, Ip, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiParam } from '@nestjs/swagger';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { declaresAgreement } from '../domain/company.js';
import { FindCompany } from '../queries/find-company.query.js';
import { companyResponse } from './company.response.js';

/** What the public company register says of a SIRET, for the registration form. */
@Controller('v1/company')
@Access('public')
export class CompanyController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':siret')
  @Header('cache-control', 'private, no-cache')
  @ApiParam({ name: 'siret', description: 'SIRET, spaces allowed', schema: { type: 'string' } })
  @Summary(
    'An establishment of the public company register',
    'Where it is unknown (404) or the register is away (503), name and address are typed by hand.',
  )
  @Answers(companyResponse)
  @Refuses('donnees_invalides', 'etablissement_inconnu', 'trop_de_tentatives', 'registre_indisponible')
  async find(@Param('siret') typed: string, @Ip() remoteAddress: string): Promise<z.infer<typeof companyResponse>> {
    const company = await this.queries.execute(new FindCompany(typed, remoteAddress));
    const { siret, name, address, open, published } = company;
    return {
      siret,
      company_name: name,
      company_address: address,
      open,
      published,
      idcc_7520: declaresAgreement(company),
    };
  }
}
