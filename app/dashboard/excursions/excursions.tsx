import { Form } from "react-router";
import { type NamedCategory, namedCategory, withCategory } from "#app/catalogue/category.ts";
import { categoriesIn } from "#app/catalogue/house-categories.ts";
import { StaffExcursionRow } from "#app/departures/editor/staff-excursion-row.tsx";
import { listStaffExcursions } from "#app/departures/editor/staff-excursions.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { excursionListTexts as texts } from "#app/messages/staff/excursions/excursion-list.ts";
import { excursionStateTexts } from "#app/messages/staff/excursions/excursion-state.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/excursions";

const { screens } = officeTexts;

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "excursions", "read");
	const { db, environment } = context.get(requestContext);
	const search = (url.searchParams.get("search") ?? "").trim().slice(0, 100);
	const category = url.searchParams.get("category") ?? "";
	const state = url.searchParams.get("state") ?? "";
	const onSale = state === "on" ? true : state === "off" ? false : undefined;
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const isForHotel = bookingScopeOf(user).kind === "own hotels";
	return {
		excursions: await listStaffExcursions(db, { search, category, onSale }, { clock, isForHotel }),
		filter: { search, category, state },
		categories: categoriesIn(environment.categories, staffLanguage()),
		mayCreate: mayUser(user, "excursions", "create"),
	};
}

export const meta = () => [{ title: officeTexts.pageTitle({ title: screens.excursions }) }];

export default function Excursions({ loaderData }: Route.ComponentProps) {
	const { excursions, filter, categories, mayCreate } = loaderData;
	const isFiltered = Object.values(filter).some(Boolean);
	return (
		<>
			<PageHead title={screens.excursions}>
				{mayCreate ? (
					<ButtonLink to="/dashboard/excursion/excursion-new" look="next">
						{texts.create}
					</ButtonLink>
				) : null}
			</PageHead>
			<ExcursionsSearch {...filter} categories={categories} />
			<section aria-label={screens.excursions} className="grid">
				<p role="status" className="text-sm text-ink-soft">
					{texts.count({ count: excursions.length })}
				</p>
				{excursions.length > 0 ? (
					<ul>
						{excursions.map((excursion) => (
							<StaffExcursionRow
								key={excursion.id}
								excursion={excursion}
								kind={namedCategory(categories, excursion.category).name}
							/>
						))}
					</ul>
				) : (
					<Empty isFiltered={isFiltered} />
				)}
			</section>
		</>
	);
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
	return (
		<div className="grid justify-items-start gap-3 py-8">
			<h2 className="text-xl">{isFiltered ? texts.empty.noneFound : texts.empty.none}</h2>
			{isFiltered ? (
				<ButtonLink to="/dashboard/excursion">{texts.empty.showAll}</ButtonLink>
			) : (
				<p className="text-ink-soft">{texts.empty.first}</p>
			)}
		</div>
	);
}

/** A GET form, so that a search has an address to bookmark or share. */
function ExcursionsSearch({
	search,
	category,
	state,
	categories,
}: {
	categories: readonly NamedCategory[];
	search: string;
	category: string;
	state: string;
}) {
	return (
		<Form
			role="search"
			className="grid grid-cols-2 items-end gap-4 min-[45rem]:grid-cols-[1fr_11rem_11rem_auto]"
		>
			<TextField
				name="search"
				type="search"
				label={texts.search.words}
				className="col-span-2 min-[45rem]:col-span-1"
				defaultValue={search}
				maxLength={100}
			/>
			<SelectField name="category" label={texts.search.category} defaultValue={category}>
				<option value="">{texts.search.allCategories}</option>
				{withCategory(categories, category).map(({ key, name }) => (
					<option key={key} value={key}>
						{name}
					</option>
				))}
			</SelectField>
			<SelectField name="state" label={texts.search.state} defaultValue={state}>
				<option value="">{texts.search.allStates}</option>
				<option value="on">{excursionStateTexts.onSale}</option>
				<option value="off">{excursionStateTexts.notOnSale}</option>
			</SelectField>
			<Button type="submit" className="col-span-2 min-[45rem]:col-span-1">
				{texts.search.search}
			</Button>
		</Form>
	);
}
