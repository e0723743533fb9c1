import { Link } from "react-router";
import { useIsland } from "#app/request/island.ts";
import { hasRights, requireUser } from "#app/request/rights.server.ts";
import type { Route } from "./+types/overview";

export function loader({ request, context }: Route.LoaderArgs) {
	const user = requireUser(context, request);
	return { name: user.name, isStaff: hasRights(user) };
}

export default function Overview({ loaderData }: Route.ComponentProps) {
	const { name, isStaff } = loaderData;
	return isStaff ? (
		<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">Welcome, {name}</h1>
	) : (
		<NoRights name={name} />
	);
}

function NoRights({ name }: { name: string }) {
	const { operator } = useIsland();
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
