import * as v from "valibot";
import { findVoucher } from "#app/operations/boarding/boarding-day.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readJson } from "#app/request/json.server.ts";
import { requireBoarding } from "#app/request/user/user-scopes.server.ts";
import type { Route } from "./+types/other-voucher";

const askedSchema = v.object({ code: v.pipe(v.string(), v.maxLength(64)) });

/**
 * What a voucher says that is not on the phone's list: its trip, day and state, and nobody's name. A post, so that
 * the voucher's secret is in no log.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const { user } = requireBoarding(context, request);
	const { db, limits } = context.get(requestContext);
	// attack: a guide who tries references reads which trips the house has sold
	if (!(await limits.desk.limit({ key: `voucher:${user.id}` })).success)
		return new Response(null, { status: 429 });
	const { code } = await readJson(request, askedSchema);
	const voucher = await findVoucher(db, code);
	return Response.json({ voucher }, { headers: { "Cache-Control": "no-store" } });
}
