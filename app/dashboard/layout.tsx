import { Form, Link, NavLink, Outlet, redirect } from "react-router";
import { currentUser, isStaff, userMiddleware } from "#app/request/current-user.server.ts";
import { loginPath } from "#app/request/return-path.ts";
import type { Route } from "./+types/layout";

/** Open to everybody who is signed in, whatever their rights. */
const forAll = ["/dashboard", "/dashboard/account", "/dashboard/sign-out"];

/** The guard of the dashboard: runs before every loader and action below it. */
const guard: Route.MiddlewareFunction = ({ request, context }) => {
	const { pathname, search } = new URL(request.url);
	const path = pathname.replace(/(?:\/_)?\.data$/, "").replace(/(.)\/$/, "$1");
	const user = currentUser(context);
	if (!user) {
		// a form can't be sent again after signing in: its page can be opened again
		const wanted = request.method === "GET" ? path + search : "/dashboard";
		throw redirect(loginPath(wanted));
	}
	if (!forAll.includes(path) && !isStaff(context, user)) throw redirect("/dashboard");
};

export const middleware: Route.MiddlewareFunction[] = [userMiddleware, guard];

/** Also makes every navigation inside the dashboard ask the server, and so the guard. */
export function loader({ context }: Route.LoaderArgs) {
	const user = currentUser(context);
	if (!user) throw redirect("/app_login");
	return { user: { id: user.id, name: user.name, role: user.role } };
}

export function meta() {
	return [{ title: "Staff · Island Excursions" }, { name: "robots", content: "noindex" }];
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
	const { name, role } = loaderData.user;
	return (
		<div className="text-[1rem]">
			<a
				href="#main"
				className="absolute -top-20 left-4 z-10 bg-ink px-4 py-3 text-white focus:top-4"
			>
				Skip to content
			</a>
			<header className="flex flex-wrap items-center gap-x-8 border-b border-line bg-paper px-[clamp(1rem,3vw,2.5rem)] py-1.5 print:hidden">
				<Link
					to="/dashboard"
					className="inline-flex min-h-11 items-center gap-2.5 font-display text-[1.3rem]/none tracking-[-0.02em] text-ink no-underline"
				>
					<img src="/art/mark.svg" alt="" width={32} height={32} />
					Staff
				</Link>
				<div className="ml-auto flex flex-wrap items-center gap-x-5 text-sm">
					<NavLink to="/dashboard/account" className="inline-block py-1.5">
						{name}
						{role === "user" ? "" : `, ${role}`}
					</NavLink>
					<Form method="post" action="/dashboard/sign-out">
						<button
							type="submit"
							className="py-1.5 font-[550] text-ocean underline underline-offset-[0.22em]"
						>
							Sign out
						</button>
					</Form>
				</div>
			</header>
			<main
				id="main"
				className="mx-auto grid w-[min(100%-2rem,72rem)] grid-cols-[minmax(0,1fr)] gap-7 pt-7 pb-16"
			>
				<Outlet />
			</main>
		</div>
	);
}
