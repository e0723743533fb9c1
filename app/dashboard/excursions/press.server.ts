/** A press on one of an excursion's lists, or on the form of a row of it. */
import { data, redirect } from "react-router";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { excursionAnswersTexts } from "#app/messages/staff/excursions/excursion-answers.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { requireExcursionChange } from "#app/request/user/excursion-change-right.server.ts";
import { type FormErrors, typedValuesOf } from "#app/ui/form/form.ts";
import { openedVersionOf } from "#app/ui/form/newer-save.ts";
import type { Route } from "./+types/fares";

/** The routes of all lists have the same parameters. */
type ListRequest = Pick<Route.ActionArgs, "request" | "params" | "context">;

export const noSuchExcursion = () =>
	data(excursionAnswersTexts.refused.noSuchExcursion, { status: 404 });

/** @throws for who may not change the excursion. */
export async function requireListChange({ request, params, context }: ListRequest) {
	const { excursionId } = params;
	if (!isExcursionId(excursionId)) throw noSuchExcursion();
	const author = await requireExcursionChange(context, request, excursionId);
	return { excursionId, author, services: context.get(requestContext) };
}

export async function readPress(args: ListRequest) {
	const { author, ...excursion } = await requireListChange(args);
	const form = await readFormData(args.request);
	return {
		...{ ...excursion, context: args.context },
		...{ form, typedValues: typedValuesOf(form) },
		save: { openedVersion: openedVersionOf(form), author, now: Date.now() },
	};
}

export type Press = Awaited<ReturnType<typeof readPress>>;

export function refuse(
	{ typedValues }: Pick<Press, "typedValues">,
	status: number,
	errors: FormErrors,
) {
	return data({ errors, typedValues }, { status });
}

/** Shows the list, with what was done. @param others excursions whose pages say something else too. */
export function backToList(
	{ services, context, excursionId, typedValues }: Press,
	{
		about,
		text,
		others = [],
	}: { about: string; text: string; others?: readonly string[] | undefined },
) {
	purgeExcursionPages(services, excursionId, ...others);
	// a press on the list leaves what is typed into the form of a row
	setFlash(context, { about: typedValues.act ? undefined : about, look: "success", text });
	return redirect(`/dashboard/excursion/${excursionId}/${about}`, 303);
}

/** An empty field is a new row. */
export function idOf(text = ""): number | null {
	return text === "" ? null : rowIdOf(text);
}
