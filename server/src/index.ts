export { readConfig, ConfigError, type Config } from "./config.ts";
export { serve, type ServeOverrides, type Running } from "./serve.ts";
export { openSqlite } from "./store/sqlite/store.ts";
