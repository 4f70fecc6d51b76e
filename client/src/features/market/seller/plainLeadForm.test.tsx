import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlainLeadForm } from './ContactSeller.tsx';

const ID = '66f0000000000000000000aa';

function draw() {
  const { container } = render(<PlainLeadForm propertyId={ID} />);
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

test('without scripts the listing is sent with what is typed, as a form whose answer is a page', () => {
  const form = draw();
  expect([form.id, form.method, form.getAttribute('action')]).toEqual([
    'contact-seller',
    'post',
    '/api/seller-leads/form',
  ]);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    propertyId: ID,
    name: '',
    mobileNumber: '',
    message: '',
    callTime: '',
    leave_blank: '',
  });
});

test.each([
  ['Name', 'text', 'name', true],
  ['Mobile number', 'tel', 'tel', true],
  ['Message (optional)', 'textarea', '', false],
])('the field %s helps to fill it in', (label, type, autocomplete, isRequired) => {
  draw();
  const field = screen.getByLabelText<HTMLInputElement>(label);
  expect([field.type, field.getAttribute('autocomplete') ?? '', field.required]).toEqual([
    type,
    autocomplete,
    isRequired,
  ]);
  expect(screen.getByText('Submit', { selector: 'button' })).toHaveProperty('type', 'submit');
});
