import { useSiteConfig } from "#app/configuration/site-config.ts";
import { codesTexts as texts } from "#app/messages/staff/excursions/codes.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { CodeList } from "#app/sales/codes/code-list.tsx";
import { listCodes } from "#app/sales/codes/save-code.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/codes";

export async function loader({ request, context }: Route.LoaderArgs) {
	// not whoever reads excursions: a hotel must not read the codes of another one
	requireRight(context, request, "excursions", "create");
	return { codes: await listCodes(context.get(requestContext).db, Date.now()) };
}

export const meta = () => [{ title: officeTexts.pageTitle({ title: officeTexts.screens.codes }) }];

export default function Codes({ loaderData: { codes } }: Route.ComponentProps) {
	const { currency } = useSiteConfig();
	return (
		<>
			<PageHead title={officeTexts.screens.codes}>
				<ButtonLink to="/dashboard/codes/code-new" look="next">
					{texts.create}
				</ButtonLink>
			</PageHead>
			{codes.length > 0 ? (
				<CodeList codes={codes} currency={currency} />
			) : (
				<p className="py-8 text-ink-soft">{texts.none}</p>
			)}
		</>
	);
}
