import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";

export function NoRights({ name }: { name: string }) {
	const { operator } = useSiteConfig();
	return (
		<section className="grid justify-items-start gap-4">
			<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">
				You are in, but not on the crew yet
			</h1>
			<p>
				Hello {name}. You are signed in, and your account has no rights in the dashboard. Ask
				whoever manages your team to give you a role, or write to{" "}
				<a href={`mailto:${operator.email}`}>{operator.email}</a>.
			</p>
			<p className="text-ink-soft">
				Looking for your booking? The link is in the mail that we sent you. Your name, email and
				password are under <Link to="/dashboard/account">your account</Link>.
			</p>
		</section>
	);
}
