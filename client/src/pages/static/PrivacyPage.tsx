import { STATIC_PATHS } from '../../../../schema/routes.ts';
import { Link } from '../../ui/Link.tsx';
import { useSite } from '../../start.ts';
import { Prose, StaticPage } from './StaticPage.tsx';

/** What this product really stores: keep it in step with the code (V-2.1-10). */
export function PrivacyPage() {
  const { name } = useSite();
  return (
    <StaticPage
      page="privacy"
      lead={`What ${name} keeps about you, why, for how long, and what you can ask us to do with it.`}
    >
      <div className="wrap pt-8 lg:pt-12">
        <Prose>
          <h2>In short</h2>
          <p>
            You can search, read, keep favourites and compare without telling us who you are. We
            sell no data, show no advertising networks, and load no fonts, pictures or scripts from
            other companies.
          </p>
          <h2>What stays in your browser</h2>
          <p>These things are kept on your device only, and you can delete them in its settings:</p>
          <ul>
            <li>the light or dark look you chose;</li>
            <li>the filters you applied last and the city you chose;</li>
            <li>the properties you marked, compared and looked at last;</li>
            <li>the words you searched for last.</li>
          </ul>
          <p>No cookie is set for any of this.</p>
          <h2>What reaches the server</h2>
          <ul>
            <li>
              <strong>Requests.</strong> To answer you the server sees your network address, the
              page you ask for and your browser's name. Our log keeps failures with the time and a
              request number; phone numbers are shortened in it.
            </li>
            <li>
              <strong>Your position,</strong> only when you press a button that asks for it and your
              browser lets us. It is used at once to find the nearest town and is not kept. Where
              the operator has connected a maps service, the position is sent there, without your
              name or address.
            </li>
            <li>
              <strong>Limits.</strong> Where a function could be misused, we count the requests of a
              network address for at most a day.
            </li>
          </ul>
          <h2>What sellers give us</h2>
          <p>
            A listing with its place, price, facts and photographs is public: that is its purpose.
            Place marks and camera data are removed from photographs. A seller's phone number and
            e-mail address are masked on the server; the full contact is never part of a public
            page.
          </p>
          <h2>How long we keep it</h2>
          <p>
            Listings stay until the seller removes them. A property that was sold or let says so for
            30 days, then its page is gone. Pictures of removed listings are deleted after 30 days.
          </p>
          <h2>What you can ask for</h2>
          <p>
            My Profile is where you remove your account yourself; it says before what goes and what
            stays. You can ask what we hold about you, have it corrected, and have it deleted,
            unless a law makes us keep it. <Link to={STATIC_PATHS.contact}>Write to us</Link>; we
            answer within 30 days.
          </p>
        </Prose>
      </div>
    </StaticPage>
  );
}
