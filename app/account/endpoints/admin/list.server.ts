import { and, asc, count, desc, eq, gt, gte, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { findUserById } from "#app/account/users.server.ts";
import { wireSessionUser } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { users } from "#app/database/schema.server.ts";
import { endpoint } from "../endpoint.server.ts";
import { allows } from "./admin.server.ts";

/** Columns that a client may search, filter and sort by. */
const columns = {
	id: users.id,
	name: users.name,
	email: users.email,
	emailVerified: users.emailVerified,
	role: users.role,
	banned: users.banned,
	createdAt: users.createdAt,
	updatedAt: users.updatedAt,
} as const;
const field = v.picklist(Object.keys(columns) as (keyof typeof columns)[]);
const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const usersPerPage = 100;
const mostUsersAPage = 500;

const operators = { eq, ne, lt, lte, gt, gte };
const patterns = {
	contains: (text: string) => `%${text}%`,
	starts_with: (text: string) => `${text}%`,
	ends_with: (text: string) => `%${text}`,
};

export const listUsersEndpoint = endpoint({
	method: "GET",
	path: "/admin/list-users",
	session: "sure",
	query: v.object({
		searchValue: v.optional(v.pipe(v.string(), v.maxLength(200))),
		searchField: v.optional(v.picklist(["email", "name"]), "email"),
		searchOperator: v.optional(v.picklist(["contains", "starts_with", "ends_with"]), "contains"),
		limit: v.optional(number),
		offset: v.optional(number),
		sortBy: v.optional(field),
		sortDirection: v.optional(v.picklist(["asc", "desc"]), "asc"),
		filterField: v.optional(field, "email"),
		filterValue: v.optional(v.pipe(v.string(), v.maxLength(200))),
		filterOperator: v.optional(
			v.picklist(["eq", "ne", "lt", "lte", "gt", "gte", "contains"]),
			"eq",
		),
	}),
	async handle(call) {
		const { service, query } = call;
		if (!allows(call, "user", "list")) return { refused: "YOU_ARE_NOT_ALLOWED_TO_LIST_USERS" };
		const filters: SQL[] = [];
		if (query.searchValue)
			filters.push(
				like(columns[query.searchField], patterns[query.searchOperator](plain(query.searchValue))),
			);
		if (query.filterValue !== undefined && query.filterValue !== "")
			filters.push(
				filterBy(query.filterField, query.filterOperator, query.filterValue, service.now),
			);
		const limit = Math.min(query.limit || usersPerPage, mostUsersAPage);
		const order = query.sortDirection === "desc" ? desc : asc;
		const {
			matches,
			total: [total],
		} = await runBatch(service.db, {
			matches: service.db
				.select()
				.from(users)
				.where(and(...filters))
				.orderBy(...(query.sortBy ? [order(columns[query.sortBy])] : []), asc(users.id))
				.limit(limit)
				.offset(query.offset ?? 0),
			total: service.db
				.select({ count: count() })
				.from(users)
				.where(and(...filters)),
		});
		return {
			data: {
				users: matches.map((user) => wireSessionUser(user, service.now)),
				total: total?.count ?? 0,
				limit: query.limit || undefined,
				offset: query.offset || undefined,
			},
		};
	},
});

function filterBy(
	name: v.InferOutput<typeof field>,
	operator: keyof typeof operators | "contains",
	value: string,
	now: number,
): SQL {
	const column = name === "banned" ? bannedAt(now) : columns[name];
	if (operator === "contains") return like(column, patterns.contains(plain(value)));
	return operators[operator](sql`${column}`, comparable(name, value));
}

/** Flags and instants as stored in the table. */
function comparable(name: v.InferOutput<typeof field>, value: string): string | number {
	if (name === "emailVerified" || name === "banned")
		return value === "true" || value === "1" ? 1 : 0;
	if (name === "createdAt" || name === "updatedAt") return Date.parse(value) || Number(value) || 0;
	return value;
}

/** Escapes "%" and "_" for LIKE. */
function plain(text: string): string {
	return text.replace(/[\\%_]/g, "\\$&");
}

/** The same as `banned` in answers: a ban that has ended does not count. */
function bannedAt(now: number): SQL {
	return sql`(${users.banned} AND (${users.banExpires} IS NULL OR ${users.banExpires} > ${now}))`;
}

function like(column: SQL | (typeof columns)[keyof typeof columns], pattern: string): SQL {
	return sql`${column} LIKE ${pattern} ESCAPE '\\'`;
}

export const getUserEndpoint = endpoint({
	method: "GET",
	path: "/admin/get-user",
	session: "sure",
	query: v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)) }),
	async handle(call) {
		if (!allows(call, "user", "get")) return { refused: "YOU_ARE_NOT_ALLOWED_TO_GET_USER" };
		const user = await findUserById(call.service.db, call.query.id);
		return user ? { data: wireSessionUser(user, call.service.now) } : { refused: "NO_SUCH_USER" };
	},
});
