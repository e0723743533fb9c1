import { localDateAt } from "#app/catalogue/local-date.ts";
import { resourceKinds } from "#app/departures/team/resource.ts";
import { type ListedResource, listResources } from "#app/departures/team/resources.server.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { resourceListTexts as texts } from "#app/messages/staff/departures/resource-list.ts";
import { resourcesTexts } from "#app/messages/staff/departures/resources.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { formatList, languageName } from "#app/ui/format/format.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { RowLink } from "#app/ui/row-link.tsx";
import type { Route } from "./+types/resources";

export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "resources", "read");
	const { db, environment } = context.get(requestContext);
	return {
		resources: await listResources(db, localDateAt(Date.now(), environment.timeZone)),
		mayCreate: mayUser(user, "resources", "create"),
	};
}

export const meta = () => [{ title: texts.pageTitle }];

export default function Resources({ loaderData: { resources, mayCreate } }: Route.ComponentProps) {
	return (
		<>
			<PageHead title={resourcesTexts.title} />
			{resourceKinds.map((kind) => {
				const all = resources.filter((each) => each.kind === kind);
				return (
					<section key={kind} aria-labelledby={kind} className="grid gap-2">
						<div className="flex flex-wrap items-center justify-between gap-3">
							<h2 id={kind} className="text-[1.45rem]">
								{resourcesTexts.kinds[kind].other}
							</h2>
							{mayCreate ? (
								<ButtonLink
									to={`/dashboard/resources/resource-new?kind=${kind}`}
									className="min-h-10! px-4! py-1.5! text-sm!"
								>
									{texts.add[kind]}
								</ButtonLink>
							) : null}
						</div>
						{all.length > 0 ? (
							<ul>
								{all.map((resource) => (
									<ResourceRow key={resource.id} resource={resource} />
								))}
							</ul>
						) : (
							<p className="text-ink-soft">{texts.none[kind]}</p>
						)}
					</section>
				);
			})}
		</>
	);
}

function ResourceRow({ resource }: { resource: ListedResource }) {
	const { id, name, phone, languages, seats, email, coming, isActive } = resource;
	return (
		<li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line py-3 hover:bg-paper min-[45rem]:grid-cols-[minmax(0,1fr)_minmax(0,18rem)_auto]">
			<div className="min-w-0 wrap-anywhere">
				<h3 className="text-lg">
					<RowLink to={`/dashboard/resources/${id}`}>{name}</RowLink>
				</h3>
				<p className="text-sm text-ink-soft">{[phone, email].filter(Boolean).join(" · ")}</p>
			</div>
			<p className="text-sm text-ink-soft max-[45rem]:order-3 max-[45rem]:col-span-full">
				{[
					seats === null ? "" : sharedTexts.seats({ count: seats }),
					formatList(languages.map(languageName)),
					texts.coming({ count: coming }),
				]
					.filter(Boolean)
					.join(" · ")}
			</p>
			<Badge look={isActive ? "foam" : "grey"}>{isActive ? texts.inUse : texts.outOfUse}</Badge>
		</li>
	);
}
