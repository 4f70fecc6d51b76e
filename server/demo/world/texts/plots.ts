import { DAILY, PAPERS, ROADS, TERMS, TRAVEL, VISITS } from './around.ts';
import {
  a,
  capital,
  figure,
  grouped,
  isYes,
  lease,
  lower,
  lowerFirst,
  text,
  titleLease,
  type Facts,
  type Topic,
  type Book,
} from './facts.ts';

const road = (facts: Facts) => grouped(figure(facts, 'roadWidth') ?? 0);
const facing = (facts: Facts) => text(facts, 'facing').toLowerCase();

/** 'commercial', 'mixed': without the word 'use', which the sentence has. */
const landUse = (facts: Facts) => text(facts, 'usageType').toLowerCase().replace(/ use$/, '');

const ROAD_WIDTH: Topic = [
  (facts) => (figure(facts, 'roadWidth') ? `The road in front is ${road(facts)} ft wide.` : null),
  (facts) => (figure(facts, 'roadWidth') ? `Access is by ${a(`${road(facts)} ft road`)}.` : null),
  (facts) =>
    (figure(facts, 'roadWidth') ?? 0) >= 30
      ? `On the ${road(facts)} ft road, two trucks can pass each other.`
      : null,
  (facts) =>
    (figure(facts, 'roadWidth') ?? 99) < 30
      ? `The ${road(facts)} ft lane is quiet and has little through traffic.`
      : null,
];

const COLONY: Topic = [
  (facts) =>
    isYes(facts, 'gatedColony') ? 'The colony is gated, with a guard at the entrance.' : null,
  (facts) => (isYes(facts, 'gatedColony') ? 'It is in a gated layout with street lights.' : null),
  (facts) => (text(facts, 'gatedColony') === 'No' ? 'The layout is open, without a gate.' : null),
  (facts) =>
    text(facts, 'gatedColony') === 'No' ? 'The colony has no gate and no monthly charge.' : null,
];

const BUILDING_RIGHT: Topic = [
  (facts) =>
    text(facts, 'constructionAllowed') === 'Yes'
      ? 'Construction can start immediately. The land use is residential.'
      : null,
  (facts) =>
    text(facts, 'constructionAllowed') === 'Yes'
      ? 'Construction is allowed, and neighbours have already built.'
      : null,
  (facts) =>
    text(facts, 'constructionAllowed') === 'With Permission'
      ? 'Construction needs permission from the development authority.'
      : null,
  (facts) =>
    text(facts, 'constructionAllowed') === 'No'
      ? 'Construction is not allowed until the land use is changed.'
      : null,
];

const CORNER: Topic = [
  (facts) => (isYes(facts, 'cornerPlot') ? 'It is a corner plot, open on two sides.' : null),
  (facts) =>
    text(facts, 'cornerPlot') === 'No'
      ? 'There are plots on both sides; only the front is open.'
      : null,
  (facts) => (text(facts, 'plotType') ? `Type of plot: ${lower(text(facts, 'plotType'))}.` : null),
  (facts) => (text(facts, 'approvedPlan') ? `Plan: ${lower(text(facts, 'approvedPlan'))}.` : null),
  (facts) =>
    figure(facts, 'fsi') ? `The floor space index here is ${figure(facts, 'fsi')}.` : null,
];

const LANDMARKS: Topic = [
  (facts) =>
    text(facts, 'nearbyLandmarks')
      ? `Close by: ${lowerFirst(text(facts, 'nearbyLandmarks'))}.`
      : null,
  (facts) =>
    text(facts, 'nearbyLandmarks')
      ? `To find it, ask for ${lowerFirst(text(facts, 'nearbyLandmarks'))}.`
      : null,
];

const GROUND: Topic = [
  () => 'The ground is level and filled to road height.',
  () => 'Corner stones are in place and the boundary has been measured.',
  () => 'A neem tree stands at the back; otherwise the land is clear.',
  () => 'Water and power lines run along the front.',
  ({ locality }) => `The drains and street lights of ${locality} reach this plot.`,
  () => 'It has a low brick boundary wall.',
];

const PLOT: Book = {
  titles: [
    (facts) => `${facts.size} Plot ${titleLease(facts)} in ${facts.locality}, ${facts.city}`,
    (facts) => `${capital(facing(facts))} facing plot of ${facts.size}, ${facts.locality}`,
    (facts) => `Residential plot on ${a(`${road(facts)} ft road`)}, ${facts.locality}`,
    (facts) =>
      isYes(facts, 'cornerPlot')
        ? `Corner plot ${lease(facts)} in ${facts.locality}, ${facts.size}`
        : null,
    (facts) =>
      isYes(facts, 'gatedColony')
        ? `${facts.size} plot in a gated colony, ${facts.locality}`
        : null,
    (facts) => `Plot ${lease(facts)} in ${facts.locality}: ${facts.size}, ${facing(facts)} facing`,
  ],
  openings: [
    (facts) => `A residential plot of ${facts.size} in ${facts.locality}, ${facts.city}.`,
    (facts) => `This plot faces ${facing(facts)} and measures ${facts.size}.`,
    (facts) => `${facts.size} of building land in ${facts.locality}, facing ${facing(facts)}.`,
    (facts) => `${capital(lease(facts))}: ${a(facing(facts))} facing plot in ${facts.locality}.`,
    (facts) => `Building land in ${facts.locality}, ${facts.size}, listed at ${facts.price}.`,
  ],
  topics: [
    ROAD_WIDTH,
    COLONY,
    BUILDING_RIGHT,
    CORNER,
    GROUND,
    LANDMARKS,
    TRAVEL,
    DAILY,
    TERMS,
    PAPERS,
    VISITS,
  ],
};

const USE: Topic = [
  (facts) => (text(facts, 'usageType') ? `The permitted use is ${landUse(facts)}.` : null),
  (facts) =>
    text(facts, 'commercialApproval')
      ? `Commercial approval: ${lower(text(facts, 'commercialApproval'))}.`
      : null,
  (facts) =>
    text(facts, 'usageType') === 'Mixed Use'
      ? 'Shops below and offices or flats above are allowed.'
      : null,
];

const FRONT: Topic = [
  (facts) =>
    figure(facts, 'frontage')
      ? `The front is ${grouped(figure(facts, 'frontage') ?? 0)} ft long.`
      : null,
  (facts) => (isYes(facts, 'roadFacing') ? 'It opens straight onto the main road.' : null),
  (facts) =>
    text(facts, 'roadFacing') === 'No'
      ? 'It is in the second row, behind the plots on the road.'
      : null,
  (facts) =>
    figure(facts, 'frontage')
      ? `A frontage of ${grouped(figure(facts, 'frontage') ?? 0)} ft leaves room for parking.`
      : null,
];

const COMMERCIAL: Book = {
  titles: [
    (facts) =>
      `${facts.size} Commercial Land ${titleLease(facts)} in ${facts.locality}, ${facts.city}`,
    (facts) =>
      `Commercial land with ${grouped(figure(facts, 'frontage') ?? 0)} ft front, ${facts.locality}`,
    (facts) =>
      `${text(facts, 'usageType')} land ${lease(facts)} in ${facts.locality}, ${facts.size}`,
    (facts) =>
      isYes(facts, 'roadFacing') ? `Road-facing land in ${facts.locality}, ${facts.size}` : null,
    (facts) => `Land for ${landUse(facts)} use, ${facts.locality}, ${facts.city}`,
  ],
  openings: [
    (facts) => `${facts.size} of land for ${landUse(facts)} use in ${facts.locality}.`,
    (facts) =>
      `Commercial land ${lease(facts)} in ${facts.locality}, ${facts.city}: ${facts.size}.`,
    (facts) =>
      `This land in ${facts.locality} has a front of ${grouped(figure(facts, 'frontage') ?? 0)} ft and ${facts.size} in all.`,
    (facts) => `A plot of ${facts.size} in ${facts.city}, meant for ${landUse(facts)} use.`,
  ],
  topics: [FRONT, USE, ROAD_WIDTH, CORNER, GROUND, ROADS, TERMS, PAPERS, VISITS],
};

export const PLOT_BOOKS: Readonly<Record<string, Book>> = {
  'residential-land-plot': PLOT,
  'commercial-land': COMMERCIAL,
};
