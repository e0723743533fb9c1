import { data, href } from "react-router";
import { categoriesIn } from "#app/catalogue/house-categories.ts";
import { type SiteConfig, useOperator } from "#app/configuration/site-config.ts";
import { listPublicExcursionsSince } from "#app/departures/offer/excursions.server.ts";
import { drawnOnly } from "#app/islands/server-only-data.ts";
import { operatorTextIn } from "#app/messages/operator-text.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { homeTexts, structuredDataTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { valueOrNotModified } from "#app/page-cache/not-modified.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { Choice, PartyOptions, SearchButton } from "#app/site/list/list-filters.tsx";
import { publicMeta, type StructuredData, webPage } from "#app/site/meta.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { phoneLink } from "#app/ui/format/phone-links.ts";
import type { Route } from "./+types/home";
import { HomeHero } from "./home-hero.tsx";
import { HomeKinds } from "./home-kinds.tsx";
import { HomeNextDepartures } from "./home-next-departures.tsx";
import { HomeRoute } from "./home-route.tsx";
import { type HomeView, homeView } from "./home-view.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const request = context.get(requestContext);
	const { timeZone, cancellationPolicy, homeHeadline, homePicture, categories } =
		request.environment;
	const clock = { now: Date.now(), timeZone, language: request.language };
	const { value: trips, headers } = valueOrNotModified(
		await orUnavailable(
			request,
			listPublicExcursionsSince(request.db, request.language, clock, request.pageEdition),
		),
	);
	const view = homeView(trips, clock, {
		policy: cancellationPolicy,
		categories: categoriesIn(categories, request.language),
	});
	const headline = operatorTextIn(homeHeadline, request.language);
	return data(drawnOnly({ ...view, headline, picture: homePicture }), { headers });
}

export { publicHeaders as headers } from "#app/site/public-page-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	publicMeta(matches, (language, site) => ({
		path: "/",
		socialTitle: structuredDataTexts[language].tagline,
		...(site ? { structuredData: operatorData(site) } : {}),
	}));

export default function Home({ loaderData: view }: Route.ComponentProps) {
	return (
		<>
			<HomeHero view={view} headline={view.headline} picture={view.picture} />
			<HomeFinder finder={view.finder} />
			<HomeKinds view={view} />
			<HomeNextDepartures view={view} />
			<HomeRoute view={view} />
			<HomePromises view={view} />
			<HomeContact />
		</>
	);
}

function HomeFinder({ finder }: { finder: HomeView["finder"] }) {
	const { finder: texts } = useTexts(homeTexts);
	const localPath = useLocalPath();
	return (
		<form
			action={localPath(href("/excursion/excursions"))}
			aria-label={texts.label}
			className="wrap relative z-1 -mt-14 lg:-mt-[max(3.5rem,5vw)] grid gap-4 rounded-lg bg-paper p-5 shadow-lift sm:grid-cols-3 lg:grid-cols-[1.2fr_1fr_1.2fr_auto] lg:items-end lg:px-6.5 lg:py-5.5 [&_label]:text-ink-soft"
		>
			<Choice
				name="when"
				label={texts.when}
				any={texts.anyDay}
				options={finder.when}
				defaultValue="week"
			/>
			<SelectField name="people" label={texts.who} defaultValue="2">
				<PartyOptions />
			</SelectField>
			<Choice name="category" label={texts.kind} any={texts.anyKind} options={finder.categories} />
			<SearchButton className="sm:col-span-full lg:col-auto">{texts.find}</SearchButton>
		</form>
	);
}

function HomePromises({ view: { promises } }: { view: HomeView }) {
	const { promises: texts } = useTexts(homeTexts);
	if (promises.length === 0) return null;
	return (
		<section aria-labelledby="promises" className="wrap">
			<h2 id="promises" className="sr-only">
				{texts.heading}
			</h2>
			<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-8">
				{promises.map(({ figure, heading, text }) => (
					<div key={heading}>
						<p className="mb-2.5 font-display text-[clamp(2.8rem,2rem+2.5vw,4.4rem)]/none tracking-[-0.03em] text-sea lining-nums">
							{figure}
						</p>
						<h3 className="mb-1.5">{heading}</h3>
						<p className="text-ink-soft">{text}</p>
					</div>
				))}
			</div>
		</section>
	);
}

/** https://schema.org/Organization: nobody has told whether the law calls the firm a travel agency. */
function operatorData({ appUrl, operator, language }: SiteConfig): StructuredData {
	return {
		"@context": "https://schema.org",
		"@type": "Organization",
		"@id": `${appUrl}/#operator`,
		...(operator.name && { name: operator.name }),
		description: structuredDataTexts[language].description,
		url: `${appUrl}/`,
		...(operator.mark && { logo: appUrl + operator.mark.url }),
		image: `${appUrl}/social.jpg`,
		...(operator.email && { email: operator.email }),
		...(operator.phone && { telephone: operator.phone }),
		...(operator.address && { address: operator.address }),
		subjectOf: webPage({ appUrl, language }, "/"),
	};
}

function HomeContact() {
	const operator = useOperator();
	const { contact: texts } = useTexts(homeTexts);
	const localPath = useLocalPath();
	return (
		<section id="contact" aria-labelledby="contact-heading" className="section">
			<div className="wrap grid items-center gap-8 lg:grid-cols-[7fr_6fr] lg:gap-[clamp(3rem,6vw,6rem)]">
				<div className="aspect-[16/10] overflow-hidden rounded-lg bg-sand">
					<img
						src="/art/whales.svg"
						alt=""
						width="960"
						height="960"
						loading="lazy"
						className="size-full object-cover object-[50%_62%]"
					/>
				</div>
				<div>
					<h2 id="contact-heading">{texts.heading}</h2>
					<p className="mt-3.5 text-lg/normal text-ink-soft">
						<RichText
							text={texts.lead({ hours: operator.hours?.words ?? "" })}
							parts={{ hours: () => operator.hours && <Words of={operator.hours} /> }}
						/>
					</p>
					<p className="mt-8">
						{operator.phone ? (
							<>
								<a
									href={phoneLink(operator.phone)}
									className="inline-block py-1 text-xl/tight font-[650] no-underline hover:underline"
								>
									{operator.phone}
								</a>
								<br />
							</>
						) : null}
						<a
							href={localPath(href("/excursion/contact"))}
							className="inline-block py-1 font-semibold"
						>
							{texts.write}
						</a>
					</p>
				</div>
			</div>
		</section>
	);
}
