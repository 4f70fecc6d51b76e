const SENTENCE = 'Please enter your name';
const REQUEST = '2f6b0c1e-5d1a-4f0b-9c1d-7a4e8f2b6c3d';

/** What each door answers to an enquiry without a name; the tests compare. */
export const REFUSALS = [
  {
    title: 'GraphQL',
    answer: {
      errors: [
        {
          message: SENTENCE,
          locations: [{ line: 2, column: 3 }],
          path: ['sendEnquiry'],
          extensions: {
            code: 'INVALID_INPUT',
            fields: [{ path: 'name', code: 'unusable', message: SENTENCE }],
            requestId: REQUEST,
          },
        },
      ],
      data: null,
    },
  },
  {
    title: 'REST',
    answer: {
      success: false,
      message: SENTENCE,
      error: SENTENCE,
      code: 'INVALID_INPUT',
      errors: [{ field: 'name', message: SENTENCE }],
      requestId: REQUEST,
    },
  },
];
