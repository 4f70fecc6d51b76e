import { RestBody } from '../accounts/restBody.ts';
import { Failure, invalid } from '../platform/failures.ts';
import { parsedJson } from './parsedJson.ts';
import { type ListingToWrite } from './listingInput.ts';

/**
 * A listing as the documented clients send it (P-7-08, P-7-09): `status` is the purpose, details and
 * amenities are JSON texts. In a JSON body they may be objects.
 */
export function readRestListing(sent: unknown): ListingToWrite {
  const body = new RestBody(sent);
  return {
    type: body.optionalText('type', 'propertyType'),
    subtype: body.optionalText('subtype', 'subType'),
    purpose: body.optionalText('status', 'purpose'),
    state: body.optionalText('state'),
    city: body.optionalText('city'),
    contactEmail: body.optionalText('contactEmail'),
    contactPhone: body.optionalText('contactPhone'),
    title: body.optionalText('title'),
    description: body.optionalText('description'),
    address: body.optionalText('address'),
    pincode: body.optionalText('pincode'),
    latitude: degrees(body.optionalText('latitude', 'lat')),
    longitude: degrees(body.optionalText('longitude', 'lng')),
    shareWithAgents: body.has('shareWithAgents') ? body.value('shareWithAgents') : undefined,
    amenities: body.has('amenities') ? body.value('amenities') : undefined,
    details: detailsOf(body.value('details')),
  };
}

/** Commands call the fields by the words of the schema: a refusal names what was sent. */
export async function namingRestFields<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Failure) || error.problems.length === 0) throw error;
    const problems = error.problems.map((each) => ({
      ...each,
      path: REST_FIELDS[each.path] ?? each.path,
    }));
    throw new Failure(error.code, { message: error.message, problems });
  }
}

/** Path of a command -> documented field. */
const REST_FIELDS: Readonly<Record<string, string>> = {
  purpose: 'status',
  pictures: 'images',
  'details.amenities': 'amenities',
};

function degrees(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  return text.trim() === '' ? null : Number(text);
}

function detailsOf(sent: unknown): Record<string, unknown> | undefined {
  if (sent == null || sent === '') return undefined;
  const details = typeof sent === 'string' ? parsedJson(sent) : sent;
  if (typeof details === 'object' && details !== null && !Array.isArray(details)) {
    return { ...details };
  }
  const message = 'Please send details as a JSON object.';
  throw invalid([{ path: 'details', code: 'notJson', message }]);
}
