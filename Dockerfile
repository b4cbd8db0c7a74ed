# Builds the page and the packages, then keeps only what serving needs.
FROM node:26.10-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund \
  && npm run -s build \
  && npm prune --omit=dev --omit=optional --no-audit --no-fund

FROM node:26.10-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/kernel ./kernel
COPY --from=build /app/games ./games
COPY --from=build /app/bots ./bots
COPY --from=build /app/protocol ./protocol
COPY --from=build /app/table ./table
COPY --from=build /app/server ./server
COPY --from=build /app/web/dist ./web/dist
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The program itself, not npm: signals must reach it.
CMD ["node", "--max-semi-space-size=8", "--no-parallel-scavenge", "--no-allocation-site-pretenuring", "server/src/main.ts", "serve"]
