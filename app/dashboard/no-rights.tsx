import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { staffErrorsTexts } from "#app/messages/staff/office/staff-errors.ts";

export function NoRights({ name }: { name: string }) {
	const { noRights } = staffErrorsTexts;
	const { operator } = useSiteConfig();
	return (
		<section className="grid justify-items-start gap-4">
			<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">{noRights.title}</h1>
			<p>
				<RichText
					text={noRights.words({ name, email: operator.email })}
					parts={{ mail: (words) => <a href={`mailto:${operator.email}`}>{words}</a> }}
				/>
			</p>
			<p className="text-ink-soft">
				<RichText
					text={noRights.ownBooking}
					parts={{ account: (words) => <Link to="/dashboard/account">{words}</Link> }}
				/>
			</p>
		</section>
	);
}
