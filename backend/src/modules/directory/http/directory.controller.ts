import { directoryCalls, type AnswerOf, type DirectoryPage, type InputOf, type Company } from '@valorisation/contract';
import { Controller, Header, Ip } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { CountDirectory, ReadDirectory } from '../queries/read-directory.query.js';
import { declaresAgreement } from '../domain/company.js';
import { FindCompany } from '../queries/find-company.query.js';

@Controller()
@Access('public')
export class DirectoryController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(
    directoryCalls.directory,
    'The establishments of a department in the federation’s directory',
    'While the directory is away, the last answer is returned with its date; 503 if there is none yet.',
  )
  @Header('cache-control', 'private, no-cache')
  async read(
    @Input() { query }: InputOf<typeof directoryCalls.directory>,
    @Ip() remoteAddress: string,
  ): Promise<DirectoryPage> {
    const { department, entries, answeredAt, isAway } = await this.queries.execute(
      new ReadDirectory({ department: query.department, remoteAddress }),
    );
    return {
      department: department.number,
      departmentName: department.name,
      isExample: answeredAt === null,
      answeredAt: answeredAt?.toISOString() ?? null,
      isAway,
      entries,
    };
  }

  @Serves(
    directoryCalls.counts,
    'How many establishments each department has in the federation’s directory',
    'From the last answers, without asking the federation.',
  )
  @Header('cache-control', 'private, no-cache')
  async count(): Promise<AnswerOf<typeof directoryCalls.counts>> {
    return { departments: [...(await this.queries.execute(new CountDirectory()))] };
  }
}

/** What the public company register says about a SIRET, for the registration form. */
@Controller()
@Access('public')
export class CompanyController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(
    directoryCalls.company,
    'An establishment of the public company register',
    'If it is unknown (404) or the register is away (503), the user types name and address.',
  )
  @Header('cache-control', 'private, no-cache')
  async find(
    @Input() { params }: InputOf<typeof directoryCalls.company>,
    @Ip() remoteAddress: string,
  ): Promise<Company> {
    const company = await this.queries.execute(new FindCompany({ siret: params.siret, remoteAddress }));
    const { siret, name, address, open, published } = company;
    return { siret, name, address, open, published, ofTheBranch: declaresAgreement(company) };
  }
}
