import { choicesPath } from "#app/catalogue/choices/choices-path.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { useLastSave, useOpenedVersion } from "#app/dashboard/staff-flash.ts";
import { PriceCalendar } from "#app/departures/prices/price-calendar.tsx";
import { pricePlan } from "#app/departures/prices/price-plan.ts";
import { answerPrice, priceQuestionOf } from "#app/departures/prices/price-preview.ts";
import { PricePreviewForm } from "#app/departures/prices/price-preview-form.tsx";
import { readPricesPage } from "#app/departures/prices/price-rules-page.server.ts";
import { RuleForm } from "#app/departures/prices/rule-form.tsx";
import { ruleFormOf } from "#app/departures/prices/rule-form-values.ts";
import { RuleList } from "#app/departures/prices/rule-list.tsx";
import { pricesTexts as texts } from "#app/messages/staff/excursions/prices.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/prices";
import { noSuchExcursion, requireListChange } from "./press.server.ts";
import { editPrices } from "./price-actions.server.ts";

export async function loader(args: Route.LoaderArgs) {
	const { excursionId, services } = await requireListChange(args);
	const clock = { now: Date.now(), timeZone: services.environment.timeZone };
	const question = priceQuestionOf(args.url.searchParams);
	const list = await readPricesPage(services.db, excursionId, clock, question?.date ?? null);
	if (!list) throw noSuchExcursion();
	const { departures: _, extras: __, ...shownList } = list;
	return {
		...{ ...shownList, excursionId },
		plan: pricePlan(list),
		answer: question && answerPrice(question, list),
		openRuleId: Number(args.url.searchParams.get("rule")),
	};
}

export const action = editPrices;

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: officeTexts.pageTitle({ title: loaderData?.title ?? texts.title }) },
];

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
	const { excursionId, title, version, rules, prices, fares, retiredFares, plan, answer } =
		loaderData;
	const { currency } = useSiteConfig();
	const path = choicesPath("price", excursionId);
	const lastSave = useLastSave("prices");
	const refusedForm = actionData && !actionData.typedValues.act ? actionData : null;
	const refusedPress = actionData?.typedValues.act ? actionData : null;
	const openId = refusedForm ? Number(refusedForm.typedValues.rule) : loaderData.openRuleId;
	const index = rules.findIndex(({ id }) => id === openId);
	const openRule = rules[index] ?? null;
	const openedVersion = useOpenedVersion(lastSave, { id: openRule?.id ?? 0, version });
	return (
		<>
			<PageHead
				title={texts.title}
				up={{ to: `/dashboard/excursion/${excursionId}`, label: title }}
			/>
			{refusedPress ? <Notice look="bad">{refusedPress.errors[""]}</Notice> : null}
			<RuleList
				{...{ rules, prices, version, path, currency }}
				fares={[...fares, ...retiredFares]}
				notes={plan.notes}
			/>
			<PriceCalendar {...{ plan, fares, currency }} />
			<PricePreviewForm {...{ answer, fares, path, currency }} />
			<RuleForm
				key={`${openRule?.id} ${lastSave}`}
				place={openRule ? index + 1 : null}
				ruleId={openRule?.id ?? null}
				fares={[
					...fares,
					...retiredFares.filter(({ id }) => openRule?.centsByFare?.[id] !== undefined),
				]}
				values={
					refusedForm?.typedValues ?? {
						...(openRule ? ruleFormOf(openRule) : {}),
						version: openedVersion,
					}
				}
				errors={refusedForm?.errors ?? null}
			>
				<SaveBar
					state=""
					back={openRule ? path : `/dashboard/excursion/${excursionId}`}
					label={openRule ? texts.form.save : texts.form.create}
				/>
			</RuleForm>
		</>
	);
}
