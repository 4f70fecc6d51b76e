import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../../../schema/catalogue/interpret.ts';
import { readyPictures } from '../../../testing/readyPictures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import {
  control,
  pressNext,
  pressPost,
  showDetailsForm,
  showSecondStep,
  summaryLines,
  type,
} from '../../../testing/showDetailsForm.tsx';
import { DetailsForm } from './DetailsForm.tsx';

test('A-4-12 P-4-04 P-4-05 P-4-06 Next keeps the step while fields are missing; Back always returns to the first', async () => {
  const { onStep } = showDetailsForm('commercial-land');
  pressNext();
  expect(summaryLines()).toEqual(['Land Area', 'Frontage']);
  expect(screen.getByText('Please enter land area')).toBeTruthy();
  type('Land Area', '500');
  expect(screen.queryByText('Please enter land area')).toBeNull();
  expect(summaryLines()).toEqual(['Frontage']);
  type('Frontage', '40');
  expect(summaryLines()).toEqual([]);
  pressNext();
  expect(await screen.findByText('Step 2 Details', { selector: 'h2' })).toBe(
    document.activeElement,
  );
  expect(onStep).toHaveBeenLastCalledWith(2);
  fireEvent.click(screen.getByText('Back'));
  expect(screen.getByText('Step 1 Land Info', { selector: 'h2' })).toBeTruthy();
  expect(onStep).toHaveBeenLastCalledWith(1);
  expect(control('Land Area').value).toBe('500');
});

test('P-5.4-17 P-5.3-01 what the parent was told stands at its field, on the step that asks for it', async () => {
  const sentences = {
    constructionStatus: 'Construction Status is required',
    furnishType: 'Furnish Type is required',
    cost: 'Price is required',
  };
  const problems = Object.entries(sentences).map(([path, message]) => ({
    path,
    code: 'required',
    message,
  }));
  showDetailsForm('builder-floor-apartment', { problems });
  await screen.findByText('Step 2 Details', { selector: 'h2' });
  for (const sentence of Object.values(sentences)) expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(document.querySelector('[role=alert]'));
  type('Price', '100');
  expect(screen.queryByText('Price is required')).toBeNull();
});

test('P-5.4-38 P-5.4-33 an office is sent clean: numbers as numbers, parking under both names', async () => {
  const initial = smallestValid(subtypeByKey('commercial-office-space'));
  const { onSubmit } = await showSecondStep('commercial-office-space', { initial });
  type('Workstations', '8');
  pressPost();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  const details = onSubmit.mock.calls[0]?.[0].details;
  expect(details).toMatchObject({ workstations: 8, parking: 'Covered', parkingType: 'Covered' });
  expect(details).not.toHaveProperty('description');
  expect(details).not.toHaveProperty('images');
});

test('P-3-15 P-5.2-03 furnish details follow the furnish type and leave with it', async () => {
  await showSecondStep('flat-apartment');
  expect(screen.queryByText('Furnish Details')).toBeNull();
  fireEvent.click(screen.getByLabelText('Furnished'));
  fireEvent.click(screen.getByLabelText('Sofa'));
  expect(screen.getByLabelText<HTMLInputElement>('Sofa').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Unfurnished'));
  expect(screen.queryByLabelText('Sofa')).toBeNull();
  fireEvent.click(screen.getByLabelText('Furnished'));
  expect(screen.getByLabelText<HTMLInputElement>('Sofa').checked).toBe(false);
});

test('D-81 terms of rent are asked for rent only, and the price is the monthly rent', async () => {
  const { unmount } = await showSecondStep('flat-apartment');
  expect(screen.queryByText(/Security Deposit/)).toBeNull();
  unmount();
  await showSecondStep('flat-apartment', { purpose: 'rent' });
  expect(control('Security Deposit')).toBeTruthy();
  type('Monthly Rent', '45000');
  expect(screen.getByText(/45,000 rupees/)).toBeTruthy();
});

test('P-5.2-08 P-2.2-02 a description of more than 2000 characters stays as it was typed and is spoken of', () => {
  const { onStep } = showDetailsForm('commercial-land', {
    initial: smallestValid(subtypeByKey('commercial-land')),
  });
  type('Description', 'x'.repeat(2001));
  expect(screen.getByText('2001/2000 characters')).toBeTruthy();
  pressNext();
  expect(summaryLines()).toEqual(['Max 2000 characters']);
  expect(onStep).not.toHaveBeenCalled();
});

test('P-5.4-02 P-5.4-13 an emptied unit is asked for', () => {
  const initial = { ...smallestValid(subtypeByKey('residential-land-plot')), areaUnit: '' };
  showDetailsForm('residential-land-plot', { initial });
  pressNext();
  expect(screen.getByText('Please select area unit')).toBeTruthy();
});

test('an edited number that is left for another field is judged, an empty one is not', () => {
  showDetailsForm('warehouse-godown');
  const tooLow = 'Height must be at least 8 ft. You entered 5.';
  const other = document.querySelector('select');
  fireEvent.blur(control('Height'), { relatedTarget: other });
  expect(screen.queryByText('Height is required')).toBeNull();
  type('Height', '5');
  fireEvent.blur(control('Height'), { relatedTarget: screen.getByText('Next') });
  expect(screen.queryByText(tooLow)).toBeNull();
  fireEvent.blur(control('Height'), { relatedTarget: other });
  expect(screen.getByText(tooLow)).toBeTruthy();
  type('Height', '5.5');
  expect(screen.queryByText(tooLow)).toBeNull();
});

test('the second of two taps on Next sends nothing: the button that sends stands where Next stood', async () => {
  await showSecondStep('commercial-land');
  const isPress = (detail: number) =>
    fireEvent.click(screen.getByText('Post Property', { selector: 'button' }), { detail });
  expect(isPress(2)).toBe(false);
  expect(isPress(1)).toBe(true);
  // The keyboard's.
  expect(isPress(0)).toBe(true);
});

test('P-4-10 while it is posted the button says so, stays in reach, and a second press is ignored', async () => {
  const subtype = subtypeByKey('commercial-land');
  const sent = vi.fn<() => void>();
  function Posting() {
    const [isSubmitting, setSubmitting] = useState(false);
    return (
      <DetailsForm
        subtype={subtype}
        purpose="sell"
        initial={smallestValid(subtype)}
        description=""
        shareWithAgents={false}
        pictures={readyPictures(1)}
        submitLabel="Post Property"
        busyLabel="Submitting your property..."
        isSubmitting={isSubmitting}
        onSubmit={() => {
          sent();
          setSubmitting(true);
        }}
      />
    );
  }
  renderAt('/', <Posting />);
  pressNext();
  fireEvent.click(await screen.findByText('Post Property', { selector: 'button' }));
  const button = await screen.findByText('Submitting your property...', { selector: 'button' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(screen.queryByText('Post Property')).toBeNull();
  await act(async () => button.click());
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a price by the unit says below what it comes to', async () => {
  const land = { ...smallestValid(subtypeByKey('agricultural-land')), totalLandArea: 2 };
  await showSecondStep('agricultural-land', { initial: { ...land, pricePerUnitScale: 'lakh' } });
  type('Price Per Unit', '40');
  expect(screen.getByText('₹80 Lakh in total')).toBeDefined();
  type('Price Per Unit', '');
  expect(screen.queryByText(/in all/)).toBeNull();
});

test('Back leads from the second step to the first with everything kept, and Forward to it again', async () => {
  const subtype = subtypeByKey('commercial-land');
  const { onStep, goBack, goForward, hash, keepsPlace } = await showSecondStep('commercial-land', {
    description: 'Level, by the road.',
  });
  expect(hash()).toBe('#step-2');
  expect(keepsPlace()).toBe(true);
  await goBack();
  expect(screen.getByText(`Step 1 ${subtype.steps[0]}`, { selector: 'h2' })).toBe(
    document.activeElement,
  );
  expect(screen.getByDisplayValue('Level, by the road.')).toBeDefined();
  expect(onStep).toHaveBeenLastCalledWith(1);
  await goForward();
  expect(screen.getByText(`Step 2 ${subtype.steps[1]}`, { selector: 'h2' })).toBeDefined();
  expect(onStep).toHaveBeenLastCalledWith(2);
  // The button of the form is the same way.
  fireEvent.click(screen.getByText('Back', { selector: 'button' }));
  await waitFor(() => expect(hash()).toBe(''));
  expect(screen.getByText(`Step 1 ${subtype.steps[0]}`, { selector: 'h2' })).toBeDefined();
});

test('a draft that was left on the second step begins there, and its Back button leads to the first', async () => {
  const { hash } = showDetailsForm('commercial-land', { startStep: 2 });
  await waitFor(() => expect(hash()).toBe('#step-2'));
  fireEvent.click(screen.getByText('Back', { selector: 'button' }));
  await waitFor(() => expect(hash()).toBe(''));
  expect(document.querySelector('h2')?.textContent).toMatch(/^Step 1/);
});

test('D-122 what buyers filter by is asked under More details, which opens by a press and for its errors', async () => {
  const { onSubmit } = await showSecondStep('flat-apartment', {
    initial: smallestValid(subtypeByKey('flat-apartment')),
  });
  const folded = control('RERA Number').closest('details');
  expect(folded?.querySelector('summary')?.textContent).toBe('More details');
  expect(folded?.open).toBe(false);
  expect(screen.queryByLabelText('Available From')).toBeNull();
  type('RERA Number', 'applied');
  pressPost();
  expect(folded?.open).toBe(true);
  const refusal =
    'Enter the RERA number as on its certificate: 8 to 60 letters, digits, spaces, / or -';
  expect(summaryLines()).toEqual([refusal]);
  type('RERA Number', 'PRM/KA/RERA/1251/309/PR/180526/001');
  expect(folded?.open).toBe(true);
  pressPost();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0].details).toMatchObject({
    reraNumber: 'PRM/KA/RERA/1251/309/PR/180526/001',
  });
});

test('D-122 More details stands open where something of it is known', async () => {
  await showSecondStep('flat-apartment', {
    purpose: 'rent',
    initial: { ...smallestValid(subtypeByKey('flat-apartment')), availableFrom: '2027-01-15' },
  });
  expect(control('Available From').closest('details')?.open).toBe(true);
});
