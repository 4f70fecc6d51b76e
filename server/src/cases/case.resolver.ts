import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { AuditRecord } from '../accounts/auditEntry.graphql.ts';
import { findAuditHistory } from '../accounts/auditHistory.ts';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { appealCase } from './appealCase.ts';
import { CASE_AUDIT } from './case.audit.ts';
import {
  AddCaseNotePayload,
  AppealCasePayload,
  AssignCasePayload,
  CaseFields,
  CasePage,
  DecideAppealPayload,
  DecideCasePayload,
  SendComplaintPayload,
  SendReportPayload,
} from './case.graphql.ts';
import {
  AppealInput,
  AssignCaseInput,
  CaseNoteInput,
  CasesInput,
  ComplaintInput,
  DecisionInput,
  ReportInput,
} from './case.input.ts';
import { addCaseNote, assignCase } from './changeCase.ts';
import { decideAppeal, decideCase } from './decideCase.ts';
import { findCase, findCases } from './findCases.ts';
import { sendComplaint, sendReport } from './openCase.ts';
import { type CaseParts } from './notifyParties.ts';

@Resolver(() => AdministrationFields)
export class CasesResolver {
  private readonly parts: CaseParts;

  constructor(parts: CaseParts) {
    this.parts = parts;
  }

  @FieldResolver(() => CasePage, {
    nullable: true,
    description: 'Reports, complaints and orders, earliest deadline first.',
    complexity: QUERY_COST.statement * 5,
  })
  cases(@Ctx() context: Context, @Args(() => CasesInput) input: CasesInput) {
    return findCases(context, this.parts, input);
  }

  @FieldResolver(() => CaseFields, {
    nullable: true,
    description: 'Single record by id. Null if not found.',
    complexity: QUERY_COST.statement * 3,
  })
  case(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the case. Any other text finds nothing.' })
    id: string,
  ) {
    return findCase(context, this.parts, id);
  }

  @Mutation(() => SendReportPayload, {
    description:
      'Reports a public listing, with or without signing in or giving a contact. Fails with INVALID_INPUT by field, NOT_FOUND if the listing is not public, or TOO_MANY beyond the rate limits.',
  })
  sendReport(
    @Ctx() context: Context,
    @Arg('input', () => ReportInput, { description: 'Listing and reason to report it.' })
    input: ReportInput,
  ) {
    return sendReport(context, this.parts, input);
  }

  @Mutation(() => SendComplaintPayload, {
    description:
      'Sends a complaint to the grievance officer, with or without signing in. Fails with INVALID_INPUT by field, or TOO_MANY beyond the rate limits.',
  })
  sendComplaint(
    @Ctx() context: Context,
    @Arg('input', () => ComplaintInput, { description: 'Complaint and contact details.' })
    input: ComplaintInput,
  ) {
    return sendComplaint(context, this.parts, input);
  }

  @Mutation(() => AppealCasePayload, {
    description:
      'Appeals against a decision, once per case and only by its sender. Fails with NOT_FOUND if number and contact do not match, CONFLICT if there is no decision to appeal, or TOO_MANY after too many attempts.',
  })
  appealCase(
    @Ctx() context: Context,
    @Arg('input', () => AppealInput, { description: 'Case and reason for the appeal.' })
    input: AppealInput,
  ) {
    return appealCase(context, input);
  }

  @Mutation(() => AddCaseNotePayload, {
    description:
      'Adds an internal note to a case. Fails with FORBIDDEN unless the viewer is a site_admin.',
  })
  async addCaseNote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the case.' }) id: string,
    @Args(() => CaseNoteInput) input: CaseNoteInput,
  ) {
    return { case: await addCaseNote(context, this.parts, id, input) };
  }

  @Mutation(() => AssignCasePayload, {
    description:
      'Assigns a case to an administrator. Fails with INVALID_INPUT if the assignee is not an active administrator, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async assignCase(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the case.' }) id: string,
    @Args(() => AssignCaseInput) { administratorId }: AssignCaseInput,
  ) {
    return { case: await assignCase(context, this.parts, id, administratorId) };
  }

  @Mutation(() => DecideCasePayload, {
    description:
      'Decides a case and notifies both sides. Fails with CONFLICT if already decided, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async decideCase(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the case.' }) id: string,
    @Arg('input', () => DecisionInput, { description: 'Decision and its reason.' })
    input: DecisionInput,
  ) {
    return { case: await decideCase(context, this.parts, id, input) };
  }

  @Mutation(() => DecideAppealPayload, {
    description:
      'Makes the final decision on an appeal. Fails with CONFLICT if there is no appeal or the viewer made the first decision, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async decideAppeal(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the case.' }) id: string,
    @Arg('input', () => DecisionInput, { description: 'Decision and its reason.' })
    input: DecisionInput,
  ) {
    return { case: await decideAppeal(context, this.parts, id, input) };
  }
}

@Resolver(() => CaseFields)
export class CaseHistoryResolver {
  @FieldResolver(() => [AuditRecord], {
    description: 'Actions on the case, newest first, at most 20.',
    complexity: QUERY_COST.statement,
  })
  history(@Ctx() context: Context, @Root() { id }: CaseFields) {
    return findAuditHistory(context, id, Object.values(CASE_AUDIT));
  }
}
