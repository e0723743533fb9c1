import { redirect } from "react-router";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { accountFile } from "#app/privacy/data-files.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { requireUser } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/account-data-file";

const accountPage = "/dashboard/account";

/** The signed-in user's data as a file. By POST: a link of another site would make the browser save it. */
export async function action({ request, context }: Route.ActionArgs) {
	const { id, impersonatedBy } = requireUser(context, request);
	if (impersonatedBy !== null) {
		setFlash(context, { look: "problem", text: accountSheetsTexts.data.onlyOwner });
		throw redirect(accountPage, 303);
	}
	return accountFile(context.get(requestContext).db, id);
}

export function loader() {
	throw redirect(accountPage);
}
